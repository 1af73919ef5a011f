// Follows new listings and misses none: not over a lost connection, not while this program is stopped.
//   node docs/examples/live.mjs
// Elsewhere: npm install graphql-ws ws
// May be set: MARKET (http://localhost:4000), TOKEN (for topics that need a member), CURSOR_FILE (in the temporary folder).

import { createClient } from "graphql-ws";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

const {
  MARKET = "http://localhost:4000",
  TOKEN,
  CURSOR_FILE = join(tmpdir(), "market-day.cursor"),
} = process.env;
const LISTINGS = `subscription ($after: Cursor) {
  listingAdded(after: $after) { cursor item { id title tpValue seller { displayName } } }
}`;

// Where we stopped reading. Without a cursor a subscription starts now.
let after = existsSync(CURSOR_FILE) ? readFileSync(CURSOR_FILE, "utf8") : undefined;
let attempt = 0;

const client = createClient({
  url: `${MARKET.replace(/^http/, "ws")}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: TOKEN ? { token: TOKEN } : {},
  // Resuming is ours: a retry of the library would ask with the cursor of long ago.
  retryAttempts: 0,
  on: { connected: () => console.log(after ? "connected, going on" : "connected") },
});

for (;;) {
  try {
    for await (const { data, errors } of client.iterate({
      query: LISTINGS,
      variables: { after },
    })) {
      if (errors) throw errors;
      attempt = 0;
      handle(data.listingAdded.item);
      remember(data.listingAdded.cursor);
    }
  } catch (problem) {
    recover(problem);
  }
  await wait(Math.min(250 * 2 ** attempt++, 10_000) * (0.5 + Math.random() / 2));
}

// The item first, the cursor after it: who is stopped in between hears the item again instead of losing it.
function handle({ id, title, tpValue, seller }) {
  console.log(`${id}: ${title}, ${tpValue} TP, from ${seller.displayName}`);
}

function remember(cursor) {
  after = cursor;
  // Beside it, then in its place: whoever stops us in the middle leaves the old cursor, not half a file.
  writeFileSync(`${CURSOR_FILE}.new`, cursor);
  renameSync(`${CURSOR_FILE}.new`, CURSOR_FILE);
}

function recover(problem) {
  const [refusal] = Array.isArray(problem) ? problem : [];
  if (refusal?.extensions?.code === "RESYNC_REQUIRED") {
    console.log("away for too long: read the list anew, then go on from here");
    remember(refusal.extensions.cursor);
    attempt = 0;
  } else if (refusal || problem?.code === 4401 || problem?.code === 4403) {
    console.error("refused:", refusal?.message ?? problem.reason);
    process.exit(1);
  }
}
