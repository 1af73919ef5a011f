import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { certificatesOf, ISSUE, REVOKE } from "../../support/certificates.ts";
import { CONNECT, TestWallet } from "../../support/chainWallet.ts";
import { aDeal } from "../../support/deals.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  BURN,
  CLAIM,
  FUND_POOL,
  funding,
  fundPool,
  MINT,
  STAKE,
  stakedLonger,
  UNSTAKE,
} from "../../support/staking.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "tokens, stakes and the wallet's address move on the hub, and in the wallet",
  { timeout: 300_000 },
  async () => {
    const [eli, admin] = [await market.richMember("Eli", 1300), await market.admin()];
    const wallet = new TestWallet();
    await wallet.connect(eli);
    // The pool runs dry at one TP: from then on nothing moves by time alone.
    await fundPool(admin, 1);
    await eli.gql(STAKE, { amount: 1000 });
    await stakedLonger(market, 80);

    // What Eli got in a deal has a passport, which can be signed.
    await aDeal(market, { seller: await market.member("Sol"), buyer: eli });
    await market.settled();
    const [{ tokenId } = { tokenId: "" }] = await certificatesOf(eli);

    const pages = new OpenPages(market, screens);
    await pages.open(
      eli,
      "/?panel=web3&web3=wallet",
      "/?panel=web3&web3=nfts",
      "/?panel=web3&web3=staking",
      "/wallet?tab=transactions",
    );
    await pages.open(admin, "/admin/ledger");
    await pages.act(eli, CLAIM);
    await pages.act(eli, UNSTAKE, { amount: 1000 });
    await pages.act(admin, FUND_POOL, funding(5, "For the members who stake"));
    await pages.act(eli, STAKE, { amount: 1 });
    await pages.act(eli, MINT, { amount: 100 });
    await pages.act(eli, BURN, { amount: 30 });
    await pages.act(eli, ISSUE, { tokenId });
    await pages.act(eli, REVOKE, { tokenId });
    await pages.act(eli, `mutation { disconnectWallet { connected } }`);
    const { message } = (
      await pages.act(eli, CONNECT, {
        input: { walletType: "metamask", address: wallet.address },
      })
    ).connectWallet.challenge;
    await pages.act(eli, CONNECT, wallet.inputOf(wallet.sign(message)));
    pages.expectFresh(
      "burnTrustTokens",
      "claimStakingReward",
      "connectWallet",
      "disconnectWallet",
      "fundPool",
      "issueCertificate",
      "mintTrustTokens",
      "revokeCertificate",
      "stake",
      "unstake",
    );
  },
);
