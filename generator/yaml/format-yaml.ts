// Formats a spec as prettier does, with single quotes and lines of up to 140 characters.

/** The formatted text; undefined if the text is not valid YAML. */
export async function formatYaml(text: string): Promise<string | undefined> {
  const { format } = await import("oxfmt");
  const { code, errors } = await format("spec.yaml", text, { printWidth: 140, singleQuote: true });
  return errors.length > 0 ? undefined : code;
}
