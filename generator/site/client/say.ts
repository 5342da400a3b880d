// What a button says for a moment after it was pressed, and copying, which buttons do.

/** Changes the text of a button for a moment. */
export function say(button: HTMLButtonElement, text: string): void {
  const before = (button.dataset["text"] ??= button.textContent ?? "");
  button.textContent = text;
  setTimeout(() => (button.textContent = before), 1500);
}

/** Copies a text, if the browser allows it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
