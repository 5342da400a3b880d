// @generated from spec/protocols/shop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { downgradeMessage, upgradeMessage, type Migrations, type Result } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";

const migrations: Migrations = {
  protocol,
  steps: [
    {
      version: "2.0.0",
      messages: {
        order: {
          rename: [
            [["buyer"], ["customer"]],
            [
              ["content", "article"],
              ["content", "item"],
            ],
          ],
        },
      },
    },
    {
      version: "3.0.0",
      messages: {
        order: {
          values: [
            [["content", "size"], { S: "small", L: "large", XL: "large" }],
            [["content", "sizes"], { S: "small", L: "large" }],
          ],
          add: [[["content", "note"], ""]],
        },
      },
    },
  ],
};

/** A message of an older version as one of 3.0.0: fields renamed, words exchanged, new fields filled in; then judged strictly. */
export function upgrade(message: unknown, from: string): Result<Message> {
  return upgradeMessage(migrations, message, from) as Result<Message>;
}

/** A message of 3.0.0 as readers of an older version know it; what that version has no place for is left out. */
export function downgrade(message: Message, to: string): Readonly<Record<string, unknown>> {
  return downgradeMessage(migrations, message, to);
}
