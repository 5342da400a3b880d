// Channels between processes that are killed, and whose server is; the full figures are in test/long.

import { testTrials } from "../channel/trials.js";

testTrials({ messages: 300, kills: 4, cutMilliseconds: 300 });
