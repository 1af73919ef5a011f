import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem, anOffer } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "messages and notifications move on every open page of both sides",
  { timeout: 300_000 },
  async () => {
    const [ana, ben, cleo] = [
      await market.member("Ana"),
      await market.member("Ben"),
      await market.member("Cleo"),
    ];
    const lamp = await anItem(ana, { title: "Lamp" });
    const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
    await ben.gql(send, { input: { toUserId: ana.id, content: "Hello" } });
    await cleo.gql(send, { input: { toUserId: ana.id, content: "Hello" } });
    const pages = new OpenPages(market, screens);
    const own = [
      "/messages",
      "/notifications",
      "/notifications?tab=unread",
      "/notifications?tab=settings",
      "/profile",
    ];
    // A thread that is open is read: Ana has only the list open, and Cleo's thread.
    await pages.open(ana, "/", `/messages/${cleo.id}`, "/wallet?tab=earnings", ...own);
    await pages.open(ben, `/messages/${ana.id}`, ...own);

    const { sendMessage } = await pages.act(ben, send, {
      input: { toUserId: ana.id, content: "About this one", itemId: lamp.id },
    });
    await pages.act(ana, `mutation { markConversationRead(memberId: ${ben.id}) { id } }`);
    await pages.act(ana, send, { input: { toUserId: ben.id, content: "Yes?" } });
    await pages.act(ana, `mutation { setTyping(isTyping: true, toUserId: ${ben.id}) }`);
    await anOffer(ben, lamp);
    await anOffer(cleo, lamp);
    await pages.learn("two offers");
    const { notifications } = await ana.gql(`{ notifications { edges { node { id } } } }`);
    await pages.act(
      ana,
      `mutation { markNotificationRead(id: ${notifications.edges[0].node.id}) { id } }`,
    );
    await pages.act(ana, `mutation { markAllNotificationsRead }`);
    await pages.act(
      ana,
      `mutation { setNotificationPreference(input: { type: "offer_received", email: false }) { emails } }`,
    );
    await pages.act(ana, `mutation { setNotificationEmails(emails: false) { emails } }`);
    const [{ token }] = (await market.rows<{ token: string }>(
      "select unsubscribe_token as token from users where id = $1",
      [Number(ben.id)],
    )) as [{ token: string }];
    await pages.act(ben, `mutation { unsubscribe(token: "${token}") { label } }`);
    await pages.act(
      ana,
      `mutation { report(input: { subject: message, subjectId: ${sendMessage.message.id}, reason: spam }) { reportId } }`,
    );
    pages.expectFresh(
      "markAllNotificationsRead",
      "markConversationRead",
      "markNotificationRead",
      "report",
      "sendMessage",
      "setNotificationEmails",
      "setNotificationPreference",
      "setTyping",
      "unsubscribe",
    );
  },
);
