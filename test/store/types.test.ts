import * as messageStore from "@wirepact/message-store";
import { auditProtocol, createMemoryStore, type AnyMessage, type MessageStore, type Page, type StoreOf, type Tail } from "@wirepact/store";
import { describe, expect, expectTypeOf, it } from "vitest";
import { protocol } from "./records.js";

describe("types of a store", () => {
  it("a store can be named by the package of its protocol", () => {
    const store = createMemoryStore(messageStore);
    expectTypeOf(store).toEqualTypeOf<StoreOf<typeof messageStore>>();
  });

  it("has the message types of the package, and of each view", async () => {
    const store = createMemoryStore(messageStore);
    expectTypeOf(store.view("team", "a", [])).resolves.toEqualTypeOf<readonly messageStore.Message[]>();
    expectTypeOf(store.tail("a")).toEqualTypeOf<Tail<messageStore.Message>>();
    expectTypeOf(store.conversation).toEqualTypeOf<
      (location: string, page?: Page) => Promise<readonly (messageStore.UserMessage | messageStore.AssistantMessage)[]>
    >();
    expectTypeOf(store.team).toEqualTypeOf<
      (location: string, agentKeys: readonly string[], page?: Page) => Promise<readonly messageStore.Message[]>
    >();
    const hello = messageStore.createUserMessage({ content: "hello" });
    await store.append("a", null, [hello]);
    expect(await store.conversation("a")).toEqual([hello]);
    // @ts-expect-error a user message has a content
    await expect(store.append("a", null, [{ type: "user_message" }])).rejects.toThrow(/content/);
  });

  it("has a function for each view of the type of the descriptor", async () => {
    const store = createMemoryStore({ protocol: auditProtocol });
    expectTypeOf(store.rejected).toEqualTypeOf<(location: string, page?: Page) => Promise<readonly AnyMessage[]>>();
    expectTypeOf(store.sender).toEqualTypeOf<(location: string, agentKey: string, page?: Page) => Promise<readonly AnyMessage[]>>();
    expect(await store.everything("a", { last: 1 })).toEqual([]);
  });

  it("takes any object and returns properties of unknown type where only a descriptor is known", async () => {
    const store = createMemoryStore({ protocol });
    expectTypeOf(store).toEqualTypeOf<MessageStore>();
    const message: messageStore.UserMessage = { type: "user_message", content: "hello" };
    await store.append("a", null, [message]);
    const [found] = await store.view("conversation", "a");
    expectTypeOf(found).toEqualTypeOf<AnyMessage | undefined>();
    expect(found).toEqual(message);
  });
});
