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

/** Converts a message of an older version to 3.0.0: renames fields, replaces enum values, adds new fields, then validates it strictly. */
export function upgrade(message: unknown, from: string): Result<Message> {
  return upgradeMessage(migrations, message, from) as Result<Message>;
}

/** Converts a message of 3.0.0 to an older version; what that version does not have is left out. */
export function downgrade(message: Message, to: string): Readonly<Record<string, unknown>> {
  return downgradeMessage(migrations, message, to);
}
