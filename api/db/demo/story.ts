import { changePrice } from "../../modules/items/changePrice.ts";
import { createItem } from "../../modules/items/createItem.ts";
import { relistItem } from "../../modules/items/relistItem.ts";
import { removeItem } from "../../modules/items/removeItem.ts";
import { markConversationRead } from "../../modules/messages/markConversationRead.ts";
import { sendMessage } from "../../modules/messages/sendMessage.ts";
import { markAllNotificationsRead } from "../../modules/notifications/markNotificationsRead.ts";
import { adjustmentScenes } from "./adjustments.ts";
import { chainScenes } from "./chain.ts";
import { circleScenes } from "./circle.ts";
import { DEALS } from "./deals.ts";
import { earningScenes } from "./earnings.ts";
import { feedScenes } from "./feed.ts";
import { guideScenes } from "./guides.ts";
import { countOnItems, DOCUMENTED_ITEM, nextItemIs } from "./itemNumbers.ts";
import { ITEMS, RELISTED, type DemoItem } from "./items.ts";
import { MEMBERS } from "./members.ts";
import { ORDERS } from "./orders.ts";
import { dealScenes } from "./playDeal.ts";
import { cartScenes, orderScenes } from "./playOrder.ts";
import { disputeScenes, reviewScenes } from "./playReviews.ts";
import { streamScenes } from "./playStream.ts";
import { reportScenes } from "./reports.ts";
import { idOf, type Scene, type Script } from "./script.ts";
import type { Stage } from "./stage.ts";
import { STREAMS } from "./streams.ts";
import { THREADS, type DemoThread } from "./talk.ts";

/** When everybody last opened the bell, in days before the opening: what came later is unread. */
const BELL_READ = 1.7;

/** Plays everything that happened on the market, in the order in which it happened. */
export async function playStory(script: Script, moderatorId?: number): Promise<void> {
  const scenes = [
    ...ITEMS.flatMap((item) => itemScenes(script, item)),
    ...RELISTED.map((again) => relistScene(script, again)),
    ...DEALS.flatMap((deal) => dealScenes(script, deal)),
    ...ORDERS.flatMap((order) => orderScenes(script, order)),
    ...cartScenes(script),
    ...reviewScenes(script),
    ...disputeScenes(script),
    ...adjustmentScenes(script),
    ...chainScenes(script),
    ...THREADS.flatMap((thread) => threadScenes(script, thread)),
    ...STREAMS.flatMap((stream) => streamScenes(script, stream)),
    ...earningScenes(script),
    ...feedScenes(script),
    ...circleScenes(script),
    ...guideScenes(script),
    ...reportScenes(script, moderatorId),
    ...MEMBERS.map(({ key }) => ({
      at: BELL_READ,
      play: async () =>
        void (await script.stage.as(idOf(script.cast, key), markAllNotificationsRead, undefined)),
    })),
  ];
  for (const { at, play } of scenes.toSorted((a, b) => b.at - a.at)) {
    script.stage.goTo(at);
    await played(script.stage, play).catch((cause: unknown) => {
      throw new Error(`the demo story breaks off ${at} days before the opening`, { cause });
    });
  }
}

/** Plays a scene, and what follows from it. */
async function played({ services }: Stage, play: Scene["play"]): Promise<void> {
  await play();
  await services.consumers.drain();
}

function itemScenes({ stage, cast, itemIds, circleIds, photos }: Script, item: DemoItem): Scene[] {
  const sellerId = idOf(cast, item.by);
  const seller = MEMBERS.find((member) => member.key === item.by);
  const post = async () => {
    if (item.isDocumented) await nextItemIs(stage, DOCUMENTED_ITEM);
    const { itemId } = await stage.as(sellerId, createItem, {
      title: item.title,
      description: item.says,
      category: item.category,
      condition: item.condition,
      trustPoints: item.tp,
      images: photos.get(item.name) ?? [],
      quantity: item.quantity ?? 1,
      widthMm: item.sides?.[0] ?? null,
      heightMm: item.sides?.[1] ?? null,
      depthMm: item.sides?.[2] ?? null,
      location: seller?.place ?? null,
      latitude: seller?.at[0] ?? null,
      longitude: seller?.at[1] ?? null,
      circleId: item.isForCircle ? String(circleIds[0]) : null,
    });
    itemIds.set(item.name, itemId);
    if (item.isDocumented) await countOnItems(stage);
  };
  const reprice = (tp: number, why?: string) => async () => {
    await stage.as(sellerId, changePrice, {
      itemId: String(idOf(itemIds, item.name)),
      trustPoints: tp,
      reason: why ?? null,
    });
  };
  const remove = async () =>
    void (await stage.as(sellerId, removeItem, { itemId: String(idOf(itemIds, item.name)) }));

  return [
    { at: item.posted, play: post },
    ...(item.repriced ?? []).map(({ at, tp, why }) => ({ at, play: reprice(tp, why) })),
    ...(item.removed === undefined ? [] : [{ at: item.removed, play: remove }]),
  ];
}

function relistScene(
  { stage, cast, itemIds }: Script,
  { item, name, by, at, tp }: (typeof RELISTED)[number],
): Scene {
  const play = async () => {
    const input = { itemId: String(idOf(itemIds, item)), trustPoints: tp };
    itemIds.set(name, (await stage.as(idOf(cast, by), relistItem, input)).itemId);
  };
  return { at, play };
}

function threadScenes(
  { stage, cast, itemIds }: Script,
  { between, lines, read }: DemoThread,
): Scene[] {
  const [a, b] = between;
  const otherOf = (key: string) => idOf(cast, key === a ? b : a);
  const see = async (key: string) =>
    void (await stage.as(idOf(cast, key), markConversationRead, {
      memberId: String(otherOf(key)),
    }));

  const scenes: Scene[] = lines.map(([at, by, content, about]) => ({
    at,
    play: async () => {
      await see(by);
      const itemId = about === undefined ? null : String(idOf(itemIds, about));
      await stage.as(idOf(cast, by), sendMessage, {
        toUserId: String(otherOf(by)),
        content,
        itemId,
      });
    },
  }));
  const last = lines.at(-1)?.[1];
  if (read !== undefined && last !== undefined)
    scenes.push({ at: read, play: () => see(last === a ? b : a) });
  return scenes;
}
