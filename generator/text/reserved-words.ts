// The words that no variable of a module can have as its name. A test derives them from the compiler.

const words =
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
  "function if implements import in instanceof interface let new null package private protected public return static super switch " +
  "this throw true try typeof var void while with yield";

export const reservedWords: readonly string[] = words.split(" ");
