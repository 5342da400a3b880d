// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Please make this. Ends * / and {{more}}. */
  Order: "order",
  /** What it costs. */
  Quote: "quote",
  /** A lesson, in free text. */
  Lesson: "class",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "customer" | "maker";

/** Colour of a piece. */
export const Colour = {
  /** Like fire. */
  Red: "red",
  /** Like grass. */
  Green: "green",
} as const;

/** Colour of a piece. Other values that match `^[a-z]+$` are allowed. */
export type Colour = (typeof Colour)[keyof typeof Colour] | (string & {});

/** Size of a piece. */
export const Size = {
  /** Fits a hand. */
  Small: "small",
  /**
   * Needs two people.
   *
   * @deprecated since 2.1.0: Too vague. Use small.
   */
  Large: "large",
  /** Needs a crane. */
  Huge: "huge",
  /** Fits a thimble. */
  Tiny: "tiny",
} as const;

/** Size of a piece. */
export type Size = (typeof Size)[keyof typeof Size];
