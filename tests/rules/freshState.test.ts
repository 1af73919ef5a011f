import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { schema } from "../../api/graphql/schema.ts";

const STORIES = new URL("../e2e/fresh/", import.meta.url);

/** Mutations after which no open page could show anything else, and why. */
const TELL_NOBODY: Record<string, string> = {
  beginAuthenticator: "gives a secret that counts once a code has shown it",
  beginPasskey: "gives what a browser makes a passkey with",
  beginPasskeyProof: "gives what a browser proves a passkey with",
  dryRun: "is rolled back; tests/rules/adminActions",
  forgotPassword: "mails a link",
  logout: "ends the one session that asks; tests/live/sessions",
  proveIdentity: "counts for the one session that asks; tests/api/twoStep",
  register: "nobody has seen the member yet",
  resetPassword: "ends all sessions of the member; tests/api/password",
  revealValue: "shows a value to who asks, and changes nothing; tests/api/explorerReveal",
  stopViewAs: "ends the view of the session that asks; tests/live/viewAs",
  sendStreamSignal: "goes from one browser to another; tests/e2e/video",
};

it("plays every mutation before open pages", async () => {
  const files = (await readdir(STORIES)).filter((name) => name.endsWith(".test.ts"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, STORIES), "utf8")));
  // Each story fails by itself when it did not act exactly what it names here.
  const played = texts
    .flatMap((text) => [...text.matchAll(/expectFresh\(([^)]*)\)/g)])
    .flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  const mutations = Object.keys((await schema()).getMutationType()?.getFields() ?? {});

  expect(mutations.filter((name) => !played.includes(name) && !(name in TELL_NOBODY))).toEqual([]);
  expect(Object.keys(TELL_NOBODY).filter((name) => !mutations.includes(name))).toEqual([]);
});
