import { describe, expect, it } from "vitest";
import { choose } from "../../.ci/changed.ts";

/** A market of two subjects, each with a resolver, a screen, helpers and tests. */
const TEXTS = new Map(
  Object.entries({
    "api/core/transactions/limiter.ts": `export const limiter = 1;`,
    "api/core/transactions/limiter.test.ts": `import { limiter } from "./limiter.ts";`,
    "api/modules/offers/acceptOffer.ts": `import { limiter } from "../../core/transactions/limiter.ts"; import { words } from "./offer.notices.ts";`,
    "api/modules/offers/closeOffers.ts": `export const declineOffer = 1;`,
    "api/modules/offers/offer.notices.ts": `export const words = 1;`,
    "api/modules/offers/offer.notices.test.ts": `import { words } from "./offer.notices.ts";`,
    "api/modules/offers/offer.resolver.ts": `import { accept } from "./acceptOffer.ts";
import { declineOffer } from "./closeOffers.ts";
export class OffersResolver {
  @Mutation(() => Offer)
  async acceptOffer(): Promise<Offer> {
    return accept();
  }

  @Mutation(() => Offer)
  declineOffer(): Promise<Offer> {
    return declineOffer();
  }
}`,
    "api/rest/routes/deals.rest.ts":
      "route({ path: '', document: 'mutation { acceptOffer { id } }' });".replace(
        "''",
        `"/api/trade/:id"`,
      ),
    "web/features/deals/DealsScreen.tsx": `import { Row } from "./Row.tsx";`,
    "web/features/deals/Row.tsx": "graphql(`mutation Accept { acceptOffer { id } }`)",
    "web/features/offers/OfferCard.tsx": `export const OfferCard = 1;`,
    "web/features/chat/ChatScreen.tsx": "graphql(`{ messages { id } }`)",
    "web/features/home/HomeScreen.tsx": `export const HomeScreen = 1;`,
    "web/memberRoutes.tsx": `["/", () => import("./features/home/HomeScreen.tsx")],
["/deals", () => import("./features/deals/DealsScreen.tsx")],
["/chat/:id?", () => import("./features/chat/ChatScreen.tsx")],`,
    "tests/support/market.ts": `import { start } from "../../api/core/transactions/limiter.ts";`,
    "tests/support/trade.ts":
      "export const ACCEPT = `mutation { acceptOffer { id } }`;\nexport const DECLINE = `mutation { declineOffer { id } }`;\nexport async function aTrade() { await ask(ACCEPT); }\n",
    "tests/api/offers.test.ts": `import { aMarket } from "./market.ts";`,
    "tests/api/level.test.ts": `import { aTrade } from "../support/trade.ts";`,
    "tests/api/refusals.test.ts": `import { DECLINE } from "../support/trade.ts";`,
    "tests/rest/swaps.test.ts": 'rest("POST", `/api/trade/${id}`);',
    "tests/e2e/bargain.test.ts": `screens.open({ at: "/deals" });`,
    "tests/e2e/begin.test.ts": `screens.open({ at: "/?q=stool" });`,
    "tests/e2e/talk.test.ts": "screens.open({ at: `/chat/${id}` });",
  }),
);

const chosenFor = (...changed: string[]) => choose(changed, TEXTS).files.toSorted();

describe("the tests for a change", () => {
  it("in a use case are those of its root fields: by name, document, helper, REST path and screen", () => {
    expect(chosenFor("api/modules/offers/acceptOffer.ts")).toEqual([
      "tests/api/level.test.ts",
      "tests/api/offers.test.ts",
      "tests/e2e/bargain.test.ts",
      "tests/rest/swaps.test.ts",
    ]);
    expect(chosenFor("api/modules/offers/closeOffers.ts")).toEqual([
      "tests/api/offers.test.ts",
      "tests/api/refusals.test.ts",
    ]);
  });

  it("in a resolver are those of all its root fields, whatever else was changed", () => {
    expect(
      chosenFor("api/modules/offers/acceptOffer.ts", "api/modules/offers/offer.resolver.ts"),
    ).toContain("tests/api/refusals.test.ts");
  });

  it("follow imports to the unit tests and to the use cases that call it", () => {
    const chosen = chosenFor("api/modules/offers/offer.notices.ts");
    expect(chosen).toContain("api/modules/offers/offer.notices.test.ts");
    expect(chosen).toContain("tests/api/level.test.ts");
    expect(chosen).not.toContain("tests/api/refusals.test.ts");
  });

  it("in a component are those that open the screens it is on, and none without a browser", () => {
    expect(chosenFor("web/features/deals/Row.tsx")).toEqual(["tests/e2e/bargain.test.ts"]);
    expect(chosenFor("web/features/offers/OfferCard.tsx")).toEqual([]);
    expect(chosenFor("web/features/home/HomeScreen.tsx")).toEqual(["tests/e2e/begin.test.ts"]);
    expect(chosenFor("web/features/chat/ChatScreen.tsx")).toEqual(["tests/e2e/talk.test.ts"]);
  });

  it("in a test are that test, in a helper those that use it", () => {
    expect(chosenFor("tests/e2e/talk.test.ts")).toEqual(["tests/e2e/talk.test.ts"]);
    expect(chosenFor("tests/support/trade.ts")).toEqual([
      "tests/api/level.test.ts",
      "tests/api/refusals.test.ts",
    ]);
  });

  it("in what everything stands on are those by import and by name, and it is said", () => {
    const { files, shared } = choose(["api/core/transactions/limiter.ts"], TEXTS);
    expect(files).toEqual(["api/core/transactions/limiter.test.ts"]);
    expect(shared).toEqual(["api/core/transactions/limiter.ts"]);
  });

  it("end in time: what is nearest runs, and what is left is named; a changed test runs whatever it takes", () => {
    const slow = () => 120;
    const change = ["api/modules/offers/acceptOffer.ts"];
    const { files, left } = choose(change, TEXTS, slow);
    expect(files).toEqual(["tests/api/offers.test.ts"]);
    expect(left.toSorted()).toEqual([
      "tests/api/level.test.ts",
      "tests/e2e/bargain.test.ts",
      "tests/rest/swaps.test.ts",
    ]);
    const tests = ["tests/api/offers.test.ts", "tests/e2e/talk.test.ts"];
    expect(choose(tests, TEXTS, slow).files).toEqual(tests);
  });

  it("that was deleted, or is no source, are none", () => {
    expect(chosenFor("tests/e2e/gone.test.ts", "web/public/favicon.svg")).toEqual([]);
  });
});
