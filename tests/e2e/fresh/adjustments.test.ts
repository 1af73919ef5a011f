import { it } from "vitest";
import {
  APPROVE,
  REJECT,
  REQUEST_ADJUSTMENT,
  WHY,
  WITHDRAW_ADJUSTMENT,
} from "../../support/adjustments.ts";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "an adjustment shows on open pages of both administrators, and in the member's wallet",
  { timeout: 300_000 },
  async () => {
    const [ana, admin] = [await market.member("Ana"), await market.admin()];
    const second = await market.anotherAdmin("Ottoline");
    const pages = new OpenPages(market, screens);
    await pages.open(admin, "/admin/adjustments", "/admin/adjustments?status=posted");
    await pages.open(second, `/admin/adjustments?status=all&member=${ana.id}`);
    await pages.open(ana, "/wallet", "/");

    const ask = async (amount: number) => {
      const input = { memberId: ana.id, amount, reason: WHY };
      return (await pages.act(admin, REQUEST_ADJUSTMENT, { input })).requestAdjustment.id;
    };
    await pages.act(second, APPROVE, { id: await ask(50) });
    await pages.act(second, APPROVE, { id: await ask(-20) });
    await pages.act(second, REJECT, { id: await ask(5), reason: WHY });
    await pages.act(admin, WITHDRAW_ADJUSTMENT, { id: await ask(6) });
    pages.expectFresh(
      "approveAdjustment",
      "rejectAdjustment",
      "requestAdjustment",
      "withdrawAdjustment",
    );
  },
);
