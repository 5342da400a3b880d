// Any name works wherever the language has names: a sample of names that generated code could stumble over, in all places of two specs. The long tests
// try all of them.

import { describe, expect, it } from "vitest";
import { emitters } from "../../generator/emit/index.js";
import { oddNames } from "../support/hostile-names.js";
import { mixedSpec, places, protocols } from "../support/named-specs.js";
import { compileProtocol } from "../support/spec-in-memory.js";
import { anyCase, tryPackage } from "../support/try-names.js";

/** Names of imports, of types and values of JavaScript and TypeScript, of type parameters and private declarations, and reserved words. */
const sample = (
  "Email Url Plain Json Line Unique DateTime Uuid Semver Duration Hostname Int64 ObjectLike BuilderInput Brand Kept WithDefaults " +
  "Decode Validate Mode Tagged Conversation StandardSchema Reply HandlerContext RequestFailure RequestOptions Readonly Partial " +
  "Pick Record Array Promise Error Number Set RegExp Object Extract Iterable M T EveryDefinition AnyMessage Issue Result " +
  "Received V2beta Sha256sum class await type isObjectLike buildMessage default"
).split(" ");

/** Names that are no types of their own stand everywhere, the others in one place after the other. */
function namesIn(place: string, turn: number): readonly string[] {
  if (place === "field") return [...sample, ...oddNames];
  if (place === "value") return oddNames;
  const definitions = Object.keys(places).filter((other) => other !== "field" && other !== "value" && other !== "role");
  // A group and a message cannot have the same name.
  if (place === "role") return sample.filter((name) => !namesIn("message", turn).includes(name));
  const own = sample.filter((_, index) => definitions[(index + turn) % definitions.length] === place);
  return place === "message" ? [...own, ...oddNames.filter((name) => !/^[A-Za-z]\w*$/.test(name))] : own;
}

describe("names of imports, globals and reserved words", () => {
  for (const [turn, protocol] of Object.keys(protocols).entries())
    it(`work everywhere in a ${protocol} protocol`, async () => {
      const spec = mixedSpec(protocol, (place) => namesIn(place, turn));
      expect(spec.messages.length).toBeGreaterThan(100);
      await tryPackage(await compileProtocol({ ...anyCase, ...spec.parts }), spec, protocol, emitters);
    });
});
