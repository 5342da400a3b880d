// Documentation inside comments, whatever it contains.

import { describe, expect, it } from "vitest";
import { jsdoc } from "../../../generator/text/jsdoc.js";

describe("doc comments", () => {
  it("are on one line if possible", () => expect(jsdoc("Short.")).toBe("/** Short. */"));

  it("keep their lines", () => expect(jsdoc("One.\n\nTwo.\r\nThree.")).toBe("/**\n * One.\n *\n * Two.\n * Three.\n */"));

  it("cannot be closed from inside", () => {
    const text = jsdoc("ends */ alert(1) /* {{name}} <script> `code` ${x}");
    expect(text).toBe("/** ends * / alert(1) /* {{name}} <script> `code` ${x} */");
    expect(text.indexOf("*/")).toBe(text.length - 2);
  });

  it("are empty without text", () => expect([jsdoc(""), jsdoc(undefined)]).toEqual(["", ""]));
});
