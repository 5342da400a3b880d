// The parser that core's YAML encoding is given.

export { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";
