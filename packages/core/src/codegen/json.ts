// The door of generated code to JSON.

export { json } from "../encodings/json.js";
