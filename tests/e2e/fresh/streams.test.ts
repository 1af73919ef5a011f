import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  aLiveStream,
  aStream,
  BEAT,
  CANCEL_STREAM,
  CREATE_STREAM,
  END_STREAM,
  LEAVE,
  SAY,
  START_STREAM,
  UPDATE_STREAM,
} from "../../support/streams.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("streams move on every open page of everybody", { timeout: 300_000 }, async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const lamp = await anItem(ana, { title: "Lamp" });
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await aStream(ana, { title: "Planned", scheduledAt: soon });
  const { id } = await aLiveStream(ana);
  const pages = new OpenPages(market, screens);
  await pages.open(ana, "/", "/streams", `/streams/${planned.id}`);
  await pages.open(ben, "/", "/streams", `/streams/${id}`, `/streams/${planned.id}`);
  await pages.open(market.stranger, "/");

  const { createStream } = await pages.act(ana, CREATE_STREAM, {
    input: { title: "Another", scheduledAt: soon },
  });
  await pages.act(ana, UPDATE_STREAM, { id, input: { title: "New words", tags: ["lamps"] } });
  await pages.act(
    ana,
    `mutation { setFeaturedItems(streamId: ${id}, itemIds: [${lamp.id}]) { stream { id } } }`,
  );
  await pages.act(
    ana,
    `mutation { pinItem(streamId: ${id}, itemId: ${lamp.id}) { stream { id } } }`,
  );
  await pages.act(ana, `mutation { setSlowMode(streamId: ${id}, seconds: 5) { stream { id } } }`);
  await pages.act(
    ana,
    `mutation { setMutedWords(streamId: ${id}, words: ["rust"]) { stream { id } } }`,
  );
  const { sendStreamMessage } = await pages.act(ben, SAY, { id, content: "Hello" });
  await pages.act(
    ana,
    `mutation { deleteStreamMessage(messageId: ${sendStreamMessage.message.id}) { message { id } } }`,
  );
  await pages.act(
    ana,
    `mutation { muteViewer(streamId: ${id}, memberId: ${ben.id}, muted: true) { stream { id } } }`,
  );
  await pages.act(ben, `mutation { likeStream(streamId: ${id}) { stream { id } } }`);
  await pages.act(ben, `mutation { unlikeStream(streamId: ${id}) { stream { id } } }`);
  await pages.act(ben, `mutation { sendStreamReaction(streamId: ${id}, count: 2) }`);
  await pages.act(ben, `mutation { addStreamReminder(streamId: ${planned.id}) { stream { id } } }`);
  await pages.act(
    ben,
    `mutation { removeStreamReminder(streamId: ${planned.id}) { stream { id } } }`,
  );
  await pages.act(ben, BEAT, { id });
  await pages.act(ben, LEAVE, { id });
  await pages.act(ana, CANCEL_STREAM, { id: createStream.stream.id });
  await pages.act(ana, END_STREAM, { id });
  await pages.act(ana, START_STREAM, { id: planned.id });
  pages.expectFresh(
    "addStreamReminder",
    "cancelStream",
    "createStream",
    "deleteStreamMessage",
    "endStream",
    "leaveStream",
    "likeStream",
    "muteViewer",
    "pinItem",
    "removeStreamReminder",
    "sendStreamMessage",
    "sendStreamReaction",
    "setFeaturedItems",
    "setMutedWords",
    "setSlowMode",
    "startStream",
    "streamHeartbeat",
    "unlikeStream",
    "updateStream",
  );
});
