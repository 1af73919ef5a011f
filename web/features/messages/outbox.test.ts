import { describe, expect, it } from "vitest";
import { Failure } from "../../apollo/failure.ts";
import { createOutbox, type OutgoingMessage } from "./outbox.ts";

function anOutbox(world: { isOnline?: boolean; stored?: readonly OutgoingMessage[] } = {}) {
  const state = {
    isOnline: world.isOnline ?? true,
    answer: "taken" as "taken" | "NETWORK" | "BAD_USER_INPUT",
  };
  const sent: string[] = [];
  const outbox = createOutbox({
    send: async ({ content }) => {
      if (state.answer !== "taken") throw new Failure(state.answer, "not taken");
      sent.push(content);
    },
    canSend: () => state.isOnline,
    load: () => world.stored ?? [],
    save: () => {},
  });
  return { outbox, state, sent };
}

const aMessage = (content: string) => ({
  clientId: `id of ${content}`,
  toUserId: "7",
  content,
  itemId: null,
  createdAt: "2026-11-21T10:00:00.000Z",
});

describe("messages on their way", () => {
  it("leave in the order they were written, each once", async () => {
    const { outbox, sent } = anOutbox();
    await Promise.all([
      outbox.add(aMessage("one")),
      outbox.add(aMessage("two")),
      outbox.add(aMessage("three")),
    ]);

    expect(sent).toEqual(["one", "two", "three"]);
    expect(outbox.read()).toEqual([]);
  });

  it("wait while the member is offline and go on return", async () => {
    const { outbox, state, sent } = anOutbox({ isOnline: false });
    await outbox.add(aMessage("one"));
    await outbox.add(aMessage("two"));
    expect(outbox.read().map((message) => message.state)).toEqual(["waiting", "waiting"]);

    state.isOnline = true;
    await outbox.drain();
    expect(sent).toEqual(["one", "two"]);
  });

  it("do not overtake one that was not reached, and keep its client id for the next try", async () => {
    const { outbox, state, sent } = anOutbox();
    state.answer = "NETWORK";
    await outbox.add(aMessage("one"));
    await outbox.add(aMessage("two"));
    expect(outbox.read().map((message) => message.state)).toEqual(["unreached", "waiting"]);

    state.answer = "taken";
    await outbox.retry("id of one");
    expect(sent).toEqual(["one", "two"]);
  });

  it("let later ones pass one that the server refused, which stays for the member", async () => {
    const { outbox, state, sent } = anOutbox();
    const failures: string[] = [];
    outbox.onFailure(({ code }) => failures.push(code));
    state.answer = "BAD_USER_INPUT";
    await outbox.add(aMessage("one"));
    state.answer = "taken";
    await outbox.add(aMessage("two"));

    expect(sent).toEqual(["two"]);
    expect(failures).toEqual(["BAD_USER_INPUT"]);
    expect(outbox.read()).toMatchObject([{ content: "one", state: "refused" }]);
  });

  it("go when the member gives one up", async () => {
    const { outbox, state } = anOutbox();
    state.answer = "BAD_USER_INPUT";
    await outbox.add(aMessage("one"));
    outbox.discard("id of one");
    expect(outbox.read()).toEqual([]);
  });

  it("survive a reload in the middle of sending", async () => {
    const { outbox, sent } = anOutbox({ stored: [{ ...aMessage("one"), state: "sending" }] });
    await outbox.drain();
    expect(sent).toEqual(["one"]);
  });
});
