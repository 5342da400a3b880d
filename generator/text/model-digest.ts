// The text of a model and its digest: what a release freezes, and what a package says it was made from.

import { createHash } from "node:crypto";
import type { ProtocolModel } from "../model/protocol-model.js";

/** A model as it is frozen. */
export const modelText = (model: ProtocolModel): string => `${JSON.stringify(model, null, 2)}\n`;

/** The digest of a text; line ends of a checkout do not count. */
export const digestOf = (text: string): string => `sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex")}`;
