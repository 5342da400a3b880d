// One message per line, as a framing of connections.

import { cutLines } from "../lines.js";
import type { Framing } from "./framing.js";

export const ndjsonFraming: Framing = { cut: cutLines, frame: (text) => `${text}\n` };
