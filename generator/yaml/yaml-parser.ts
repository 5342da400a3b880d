// The parser that core's YAML encoding is given.

import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";

export const yamlParser = { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE };
