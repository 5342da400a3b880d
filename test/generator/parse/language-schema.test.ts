import { expect, test } from "vitest";
import { languageJson, languageValidators } from "../../support/compile-language.js";

// `npm run language` writes both files anew.
test("the schema for editors is what the language says", async () => {
  await expect(await languageJson()).toMatchFileSnapshot("../../../generator/parse/idl.schema.json");
});

test("the compiled validator is what the language says", async () => {
  await expect(languageValidators()).toMatchFileSnapshot("../../../generator/parse/compiled-language.ts");
});
