// The matchers in Jest: `jest --setupFilesAfterEnv fcmlint/jest`, which finds them in CommonJS and in modules.
const good = { message: { topic: "news", notification: { title: "Hi", body: "There" } } };
const bad = { message: { ...good.message, topic: "/topics/news" } };

test("a message without a finding", () => {
  expect(good).toBeValidFcmMessage();
  expect(good).not.toHaveFinding("topic-prefix");
  expect(() => expect(good).not.toBeValidFcmMessage()).toThrow("expected findings in the message, but there are none");
});

test("a message with a finding", () => {
  expect(bad).toHaveFinding("topic-prefix");
  expect(bad).not.toBeValidFcmMessage();
  expect(() => expect(bad).toBeValidFcmMessage()).toThrow("1 finding in the message");
  expect(() => expect(good).toHaveFinding("topic-prefix")).toThrow("expected a finding of topic-prefix; findings: none");
  expect({ sent: bad }).toEqual({ sent: expect.toHaveFinding("topic-prefix") });
});
