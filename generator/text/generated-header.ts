/** The line that every generated file opens with. */
export function generatedHeader(source: string): string {
  return `@generated from ${source}. Do not edit: change the spec and run \`npx wirepact generate\`.`;
}
