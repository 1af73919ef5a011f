import { Client } from "pg";
import { makeActivity } from "./activity.ts";
import { makeInterest } from "./interest.ts";
import { makeItems } from "./items.ts";
import { makeLedger } from "./ledger.ts";
import { makeMembers } from "./members.ts";
import { makeMessages } from "./messages.ts";

/** How large a market is. */
export interface Size {
  items: number;
  members: number;
  messages: number;
}

/**
 * Fills a migrated, empty database. Constraints and triggers are on; only the waiting for the disk after each
 * statement is not, because what is lost is made again.
 */
export async function fill(url: string, size: Size): Promise<void> {
  const begun = Date.now();
  const say = (what: string) =>
    console.log(`  ${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  const clients = await Promise.all([connect(url), connect(url)]);
  const [first, second] = clients;
  try {
    await makeMembers(first, size.members);
    say(`${size.members} members`);
    await Promise.all([
      makeItems(
        first,
        size,
        everyFifth(size.items, (done) => say(`${done} items`)),
      ),
      makeLedger(second, size.members)
        .then(() => say("the books, audited"))
        .then(() =>
          makeMessages(
            second,
            size,
            everyFifth(size.messages, (done) => say(`${done} messages`)),
          ),
        ),
    ]);
    await makeActivity(first, size);
    say("visits, looks and deals");
    await makeInterest(first, size);
    say("likes and offers");
    await first.query(`vacuum (analyze)`);
    say("vacuumed and analysed");
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '256MB'; set client_min_messages = warning`,
  );
  return client;
}

/** Five lines for a table, however large it is. */
function everyFifth(total: number, say: (done: number) => void): (done: number) => void {
  let told = 0;
  return (done) => {
    const fifth = Math.floor((done * 5) / total);
    if (fifth > told) say(done);
    told = fifth;
  };
}
