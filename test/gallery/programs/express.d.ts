// The part of express that the programs use; it has no types of its own.

declare module "express" {
  import type { RequestListener } from "node:http";

  export default function express(): RequestListener & { use(path: string, handler: unknown): void };
}
