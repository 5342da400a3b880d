import type { Received } from "@wirepact/core";
import { describe, expectTypeOf, it } from "vitest";

interface Order {
  readonly type: "order";
  readonly size: "small" | "large";
  readonly title: string;
  readonly count: number;
  readonly parts: readonly { readonly state: "raw" | "baked"; readonly weight: number }[];
  readonly labels: Readonly<Record<string, string>>;
  readonly link: string | null;
  readonly colours?: readonly ("red" | "blue")[];
}

interface Receipt {
  readonly type: "receipt";
  readonly sum: number;
}

describe("Received", () => {
  it("keeps the tag, so that a union can still be discriminated", () => {
    expectTypeOf<Received<Order | Receipt>["type"]>().toEqualTypeOf<"order" | "receipt">();
    const read = (message: Received<Order | Receipt>): number | undefined => (message.type === "receipt" ? message.sum : message.count);
    expectTypeOf(read).returns.toEqualTypeOf<number | undefined>();
  });

  it("makes everything else optional, at every depth", () => {
    type Part = NonNullable<Received<Order>["parts"]>[number];
    expectTypeOf<Received<Order>["count"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Received<Order>["link"]>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Part["weight"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<{ readonly type: "order" }>().toExtend<Received<Order>>();
  });

  it("opens enums and leaves other strings unchanged", () => {
    expectTypeOf<"huge">().toExtend<NonNullable<Received<Order>["size"]>>();
    expectTypeOf<5>().not.toExtend<NonNullable<Received<Order>["size"]>>();
    expectTypeOf<"burnt">().toExtend<NonNullable<NonNullable<Received<Order>["parts"]>[number]["state"]>>();
    expectTypeOf<readonly ["green"]>().toExtend<NonNullable<Received<Order>["colours"]>>();
    expectTypeOf<Received<Order>["title"]>().toEqualTypeOf<string | undefined>();
  });

  it("takes every valid message", () => {
    expectTypeOf<Order>().toExtend<Received<Order>>();
    expectTypeOf<Order>().toExtend<Received<Order | Receipt>>();
  });

  it("keeps a tag of another name", () => {
    expectTypeOf<Received<{ readonly kind: "a"; readonly x: 1 }, "kind">["kind"]>().toEqualTypeOf<"a">();
  });
});
