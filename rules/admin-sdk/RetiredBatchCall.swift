import FCMLint

extension Rule {
  static let retiredBatchCall = Rule(
    "retired-batch-call", .error, on: .code,
    summary: "Code must not send by the batch API or the legacy API, which are switched off.",
    why: """
      sendAll and sendMulticast put several messages into one request to the batch API, and \
      sendToDevice, sendToDeviceGroup, sendToTopic and sendToCondition of the SDK for Node.js use the \
      legacy API, as do methods of PyFCM before 2.0, such as notify_single_device, and send of the gem \
      fcm for Ruby before 2.0. Google announced the end of both for June 2024: the batch API answers 404 or \
      UNIMPLEMENTED, and nothing is delivered. sendEach and sendEachForMulticast send one request for \
      each message instead; they return the same, but do not throw if all messages fail.
      The SDK for Node.js has them since 11.7 and removed the old methods in 13.0, that for Python since \
      6.2 and removed them in 7.0. Java deprecates the old methods since 9.2, Go since 4.12 and .NET \
      since 2.4, so they still compile. The methods of the same names in PHP send single requests.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/migrate-v1",
    bad: [
      """
      // push.js
      const { getMessaging } = require('firebase-admin/messaging')
      getMessaging().«sendMulticast»({ tokens, notification: { title: 'Hi' } })
      getMessaging().«sendToTopic»('news', { notification: { title: 'Hi' } })
      """,
      """
      # push.py
      from firebase_admin import messaging
      messaging.«send_all»([messaging.Message(topic='news', data={'a': 'b'})])
      """,
      """
      // Push.java
      import com.google.firebase.messaging.*;
      class Push {
        void send(MulticastMessage message) throws FirebaseMessagingException {
          FirebaseMessaging.getInstance().«sendMulticast»(message);
        }
      }
      """,
    ],
    good: [
      """
      // push.js
      const { getMessaging } = require('firebase-admin/messaging')
      getMessaging().sendEachForMulticast({ tokens, notification: { title: 'Hi' } })
      getMessaging().send({ topic: 'news', notification: { title: 'Hi' } })
      """
    ])
}
