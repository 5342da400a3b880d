// A player of a protocol that speaks several versions: each message is taken by the player of the version that it has.

import { createVersionRules, type OtherVersion, overhearVersions } from "@wirepact/core/codegen/versions";
import { findFrame, type Piece } from "@wirepact/core/codegen/frames";
import type { RecordedMessage } from "../inspect/recorded-message.js";
import type { SpokenProtocols } from "../inspect/spoken-protocols.js";
import type { Members } from "../party/make-messages.js";
import { asOwnProtocol } from "../party/versions.js";
import { createPlayer, type Player, type PlayerOptions } from "./player.js";
import { recordedAnswers } from "./recorded-answers.js";

export interface VersionedPlayerOptions extends Omit<PlayerOptions, "recorded" | "onSay"> {
  /** The other versions that the player speaks. */
  readonly spoken: SpokenProtocols | undefined;
  /** A recorded conversation, whose answers are preferred to examples. */
  readonly recording: readonly RecordedMessage[] | undefined;
}

/** Makes a player that follows the version that the parties agree on, or that messages state. */
export function createVersionedPlayer({ spoken, recording, ...options }: VersionedPlayerOptions): Player {
  const { protocol, role, peer, write } = options;
  const overhear = spoken && overhearVersions(protocol, createVersionRules(protocol, spoken.versions, { current: spoken.current }));
  const make = (own: Partial<PlayerOptions>): Player => {
    const recorded = recording && recordedAnswers(own.protocol ?? protocol, role, recording);
    return createPlayer({ ...options, recorded, onSay: (message) => void overhear?.(message, role), ...own });
  };
  const current = make({});
  if (overhear === undefined) return current;
  const others = new Map<OtherVersion, Player>();

  /** A player of another version, and the message with which it would have started, had the current one not done so. */
  const join = (version: OtherVersion): readonly [player: Player, greeting: Members | undefined] => {
    let [isStarting, greeting]: [boolean, Members | undefined] = [true, undefined];
    const player = make({
      protocol: asOwnProtocol(protocol, version),
      write: (text) => (isStarting ? undefined : write(text)),
      onSay: (message) => void (isStarting ? (greeting ??= message) : overhear(message, role)),
    });
    player.start();
    isStarting = false;
    others.set(version, player);
    return [player, greeting];
  };

  return {
    start: current.start,
    take: (piece) => {
      const parsed = parse(piece);
      const { version, handshake } = overhear(parsed, peer);
      if (version === undefined || version === null) return current.take(piece);
      const known = others.get(version);
      if (known !== undefined) return known.take(piece);
      const [player, greeting] = join(version);
      const { replyTo } = findFrame(protocol, parsed) ?? {};
      const id = findFrame(protocol, greeting)?.id;
      // To a player that has just joined, the answer is one to its own greeting.
      const isAnswer = handshake === "ends" && greeting !== undefined && replyTo !== undefined && id !== undefined;
      player.take(
        isAnswer ? { number: piece.number, content: JSON.stringify({ ...(parsed as Members), [replyTo]: greeting[id] }) } : piece,
      );
    },
  };
}

function parse(piece: Piece): unknown {
  if (!("content" in piece)) return undefined;
  try {
    return JSON.parse(typeof piece.content === "string" ? piece.content : new TextDecoder().decode(piece.content)) as unknown;
  } catch {
    return undefined;
  }
}
