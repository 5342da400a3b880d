// What generated code imports for JSON.

export { json } from "../encodings/json.js";
