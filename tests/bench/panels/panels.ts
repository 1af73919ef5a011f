import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import {
  DemandDocument,
  HubAchievementsDocument,
  HubChallengesDocument,
  HubLeaderboardDocument,
  HubStatsDocument,
  MarketPredictionsDocument,
  OwnBehaviorDocument,
  OwnCertificatesDocument,
  OwnChainWalletDocument,
  OwnPersonalityDocument,
  OwnPredictionsDocument,
  OwnStakingDocument,
  OwnTransactionsDocument,
  PriceSuggestionDocument,
  PricingDocument,
  SmartForYouDocument,
  SmartTipsDocument,
  SmartTrendingDocument,
} from "../../../web/gql/graphql.ts";

/** What a panel of the home page asks when it is opened. */
export interface PanelRead {
  name: string;
  query: string;
  variables?: object;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any document of the web
const read = (name: string, document: TypedDocumentNode<any, any>, variables?: object) => ({
  name,
  query: print(document),
  ...(variables && { variables }),
});

/** A thing as somebody describes it who is about to post it. */
const THING = {
  title: "Vintage lamp",
  description: "A lamp that was used with care.",
  category: "Home & Garden",
  condition: "Good",
};

/** The panels' reads, as the web sends them. */
export const PANELS: readonly PanelRead[] = [
  read("AI Smart: Trending", SmartTrendingDocument),
  read("AI Smart: For You", SmartForYouDocument),
  read("AI Smart: Tips", SmartTipsDocument),
  read("Price suggestion", PriceSuggestionDocument, { input: THING }),
  read("Neural: Predictions", OwnPredictionsDocument),
  read("Neural: Profile", OwnPersonalityDocument),
  read("Neural: Patterns", OwnBehaviorDocument),
  read("Rewards: level", HubStatsDocument),
  read("Rewards: achievements", HubAchievementsDocument),
  read("Rewards: challenges", HubChallengesDocument),
  read("Rewards: leaderboard", HubLeaderboardDocument),
  read("Analytics: predictions", MarketPredictionsDocument),
  read("Analytics: pricing", PricingDocument),
  read("Analytics: demand", DemandDocument),
  read("Web3: wallet", OwnChainWalletDocument),
  read("Web3: transactions", OwnTransactionsDocument),
  read("Web3: certificates", OwnCertificatesDocument),
  read("Web3: staking", OwnStakingDocument),
];
