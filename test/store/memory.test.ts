import { createMemoryStore } from "@wirepact/store";
import { describeContract } from "./contract.js";

describeContract({
  name: "memory",
  open: async (options) => {
    const store = createMemoryStore(options);
    return { store, again: async () => store };
  },
});
