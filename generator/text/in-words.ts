// The words of a name, as a description until a person writes a better one.

/** `in_progress` as `In progress.` */
export function inWords(value: string): string {
  const words = value
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\-/.]+/g, " ")
    .trim();
  const plain = words === "" ? value : words;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
