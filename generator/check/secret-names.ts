// Names that suggest a secret.

import { splitWords } from "../text/identifiers.js";

const secretWords = new Set(["password", "passwd", "passphrase", "secret", "secrets", "credential", "credentials", "apikey", "bearer"]);
const secretPairs =
  /^(?:(?:access|auth|api|private|session|refresh|bearer|secret) (?:token|key)s?|env(?:ironment)? (?:vars?|variables)|env|tokens?)$/;

/** Whether the name of a field suggests that its value is a secret. */
export function isSecretName(name: string): boolean {
  const words = splitWords(name).map((word) => word.toLowerCase());
  return words.some((word) => secretWords.has(word)) || secretPairs.test(words.join(" ")) || secretPairs.test(words.slice(-2).join(" "));
}
