// The door of generated code to Markdown mail.

export { mail } from "../encodings/mail.js";
export { createToMail, type ToMail } from "../encodings/mail-envelope.js";
