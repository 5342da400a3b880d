// What generated code imports for Markdown mail.

export { mail } from "../encodings/mail.js";
export { createToMail, type ToMail } from "../streams/mail-envelope.js";
