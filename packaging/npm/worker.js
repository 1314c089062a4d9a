import { lint } from "./node_modules/fcmlint/web.js";

postMessage(lint({ message: { topic: "/topics/news", data: { id: "1" } } }).map(({ rule }) => rule));
