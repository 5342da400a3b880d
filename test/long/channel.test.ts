// The full figures of channels: twenty thousand messages, a hundred kills, a server that cannot be reached for ten seconds.

import { testTrials } from "../channel/trials.js";

const messages = Number(process.env["MESSAGES"] ?? 20_000);
const kills = Number(process.env["KILLS"] ?? 100);

testTrials({ messages, kills, cutMilliseconds: 10_000 });
