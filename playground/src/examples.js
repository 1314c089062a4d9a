/** Documents of several kinds. The first is in the editor at the start. */
export const examples = [
  { name: "A message with mistakes", text: `{
  "message": {
    "topic": "/topics/offers",
    "notification": {
      "title": "Winter sale",
      "body": "Twenty percent less until Sunday",
      "image": "https://shop.example.com/images/sale.jpg"
    },
    "data": { "offer": 42 },
    "android": {
      "ttl": 86400,
      "notification": { "color": "7e55c3", "sound": "bell.mp3" }
    },
    "apns": {
      "headers": { "apns-priority": "high" },
      "payload": { "aps": { "badge": "1", "sound": "default" } },
      "fcm_options": { "image": "https://shop.example.com/images/sale.jpg" }
    },
    "webpush": {
      "notification": { "icon": "https://shop.example.com/images/icon.png" },
      "fcm_options": { "link": "http://shop.example.com/sale" }
    }
  }
}
` },
  { name: "A message customized for each platform", text: `{
  "message": {
    "topic": "weather",
    "notification": {
      "title": "Weather update",
      "body": "Sunny until the evening, then rain from the west",
      "image": "https://weather.example.com/maps/today.png"
    },
    "android": {
      "ttl": "86400s",
      "notification": {
        "click_action": "OPEN_FORECAST",
        "icon": "stock_ticker_update",
        "color": "#7e55c3",
        "channel_id": "forecast"
      }
    },
    "apns": {
      "headers": { "apns-priority": "5" },
      "payload": { "aps": { "category": "NEW_FORECAST", "badge": 1, "mutable-content": 1 } },
      "fcm_options": { "image": "https://weather.example.com/maps/today.png" }
    },
    "webpush": {
      "headers": { "TTL": "86400" },
      "notification": {
        "icon": "https://weather.example.com/icon.png",
        "image": "https://weather.example.com/maps/today.png",
        "actions": [{ "action": "map", "title": "Rain map" }, { "action": "week", "title": "Next week" }]
      },
      "fcm_options": { "link": "https://weather.example.com/today" }
    }
  }
}
` },
  { name: "A background push", text: `{
  "message": {
    "topic": "sync",
    "data": { "refresh": "inbox" },
    "android": { "priority": "high" },
    "apns": {
      "headers": { "apns-priority": "5", "apns-push-type": "background" },
      "payload": { "aps": { "content-available": 1 } }
    }
  }
}
` },
  { name: "A background push that wakes no iPhone", text: `{
  "message": {
    "topic": "sync",
    "data": { "refresh": "inbox" },
    "apns": {
      "headers": { "apns-priority": "10" },
      "payload": { "aps": { "content-available": true } }
    }
  }
}
` },
  { name: "A Live Activity", text: `{
  "message": {
    "token": "{{registration_token}}",
    "apns": {
      "live_activity_token": "{{activity_token}}",
      "headers": { "apns-priority": "10" },
      "payload": {
        "aps": {
          "timestamp": 1798761600,
          "event": "end",
          "content-state": { "score": "2:1" },
          "dismissal-date": 1798765200,
          "alert": { "title": "Full time", "body": "Home wins" }
        }
      }
    }
  }
}
` },
  { name: "A legacy request to migrate", text: `{
  "to": "/topics/news",
  "priority": "high",
  "time_to_live": 3600,
  "notification": { "title": "Breaking", "body": "Something happened", "sound": "default" },
  "data": { "id": "7" }
}
` },
  { name: "A message of the Admin SDK for Node.js", text: `{
  "tokens": ["{{first}}", "{{second}}"],
  "notification": { "title": "New photo", "imageUrl": "https://photos.example.com/1.jpg" },
  "android": {
    "priority": "high",
    "ttl": 3600000,
    "notification": { "channelId": "photos", "clickAction": "OPEN_PHOTO", "sound": "chime" }
  },
  "apns": { "payload": { "aps": { "mutableContent": true, "sound": "default", "badge": 2 } } }
}
` },
  { name: "A raw APNs payload", text: `{
  "Simulator Target Bundle": "com.example.shop",
  "aps": {
    "alert": { "title-loc-key": "ORDER_TITLE", "loc-key": "ORDER_SENT", "loc-args": ["Monday"] },
    "sound": "default",
    "interruption-level": "time-sensitive",
    "thread-id": "orders"
  }
}
` },
  { name: "A template with placeholders", text: `{
  "message": {
    "token": "{{token}}",
    "notification": { "title": "Hello {{name}}", "body": "{{text}}" },
    "android": { "ttl": "{{ttl}}s", "priority": "{{priority}}" },
    "webpush": { "notification": { "icon": "https://cdn.example.com/{{icon}}", "silent": true } }
  }
}
` },
];

/** The pictures that are drawn for the images of the examples, which are on no server: addresses and classes. */
export const samples = {
  "https://shop.example.com/images/sale.jpg": "sale",
  "https://shop.example.com/images/icon.png": "shop",
  "https://weather.example.com/maps/today.png": "map",
  "https://weather.example.com/icon.png": "sun",
  "https://photos.example.com/1.jpg": "photo",
};
