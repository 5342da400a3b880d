// One message per line, as a framing of streams and connections.

import { ndjson } from "../encodings/ndjson.js";
import { cutLines } from "./lines.js";
import type { Framing } from "./framing.js";

export const ndjsonFraming: Framing = { encoding: ndjson, cut: cutLines, frame: (text) => `${text}\n` };
