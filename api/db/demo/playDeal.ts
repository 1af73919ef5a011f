import { OFFER_LIFETIME_HOURS } from "../../../schema/limits.ts";
import { keepDeadlines } from "../../core/jobs/deadlines.ts";
import { acceptOffer } from "../../modules/offers/acceptOffer.ts";
import { declineOffer, withdrawOffer } from "../../modules/offers/closeOffers.ts";
import { counterOffer } from "../../modules/offers/counterOffer.ts";
import { createOffer } from "../../modules/offers/createOffer.ts";
import { offerExpires } from "../../modules/offers/index.ts";
import type { DemoDeal, Step } from "./deals.ts";
import { ITEMS, RELISTED } from "./items.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** Where a deal stands while it is played: the open proposal, whose it is, and who answers it. */
interface Table {
  offerId: string;
  proposer: number;
  answerer: number;
}

const LIFETIME_DAYS = OFFER_LIFETIME_HOURS / 24;

/** The proposal, each step after it, and its deadline if nobody says anything. */
export function dealScenes(script: Script, deal: DemoDeal): Scene[] {
  const { stage, cast, itemIds } = script;
  const buyer = idOf(cast, deal.by);
  const table: Table = { offerId: "", proposer: buyer, answerer: idOf(cast, sellerOf(deal.wants)) };

  const propose = async () => {
    const { offerId } = await stage.as(buyer, createOffer, {
      targetItemId: String(idOf(itemIds, deal.wants)),
      offeredItemIds: (deal.gives ?? []).map((item) => String(idOf(itemIds, item))),
      tpDelta: deal.tp,
      message: deal.says ?? null,
    });
    table.offerId = String(offerId);
  };
  const steps = (deal.next ?? []).map((step) => ({
    at: step.at,
    play: () => playStep(script, table, step),
  }));
  const deadline = {
    at: deal.at - LIFETIME_DAYS,
    play: () => keepDeadlines(stage.services, [offerExpires]),
  };

  return [
    { at: deal.at, play: propose },
    ...steps,
    ...(steps.length === 0 && deadline.at >= 0 ? [deadline] : []),
  ];
}

async function playStep({ stage }: Script, table: Table, step: Step): Promise<void> {
  const { offerId: id, proposer, answerer } = table;
  switch (step.did) {
    case "accept":
      return void (await stage.as(answerer, acceptOffer, { id }));
    case "decline":
      return void (await stage.as(answerer, declineOffer, { id, reason: step.why ?? null }));
    case "withdraw":
      return void (await stage.as(proposer, withdrawOffer, { id }));
    case "counter": {
      const { offerId } = await stage.as(answerer, counterOffer, {
        id,
        tpDelta: step.tp,
        message: step.says ?? null,
      });
      Object.assign(table, { offerId: String(offerId), proposer: answerer, answerer: proposer });
    }
  }
}

function sellerOf(name: string): string {
  const found = [...RELISTED, ...ITEMS].find((item) => item.name === name);
  if (!found) throw new Error(`the catalogue has no "${name}"`);
  return found.by;
}
