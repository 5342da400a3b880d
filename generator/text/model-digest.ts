// The text of a model, which a release freezes, and its digest, which is in `package.json`.

import { createHash } from "node:crypto";
import type { ProtocolModel } from "../model/protocol-model.js";

/** A model as it is frozen. */
export const modelText = (model: ProtocolModel): string => `${JSON.stringify(model, null, 2)}\n`;

/** The digest of a text; the line endings of a checkout do not matter. */
export const digestOf = (text: string): string => `sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex")}`;
