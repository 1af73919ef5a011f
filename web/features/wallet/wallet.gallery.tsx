import type { ListSpecimen } from "../../gallery/specimen.ts";
import { ShareChoice } from "./earning/ShareDialog.tsx";
import { useEarn } from "./earning/useEarn.ts";
import { WalletSummary } from "./WalletExchangeScreen.tsx";
import { Wallet } from "./WalletScreen.tsx";

const fields = {
  "WalletEntry.status": "completed",
  "WalletEntry.reason": (n: number) => ["sale", "purchase", "welcome_bonus"][n % 3],
  "WalletEntry.amount": (n: number) => [18, -24, 10][n % 3],
  "WalletEntry.balanceAfter": (n: number) => [100, 82, 106][n % 3],
  "WalletEntry.relatedUser": (n: number) => (n === 2 ? null : { n: n + 1 }),
  "WalletEntry.description": (n: number) =>
    ["Enamel teapot was sold", "Reading lamp was bought", "Welcome"][n % 3],
  "Wallet.tpBalance": 100,
  "Wallet.held": 18,
  "Wallet.available": 82,
  "Security.score": 60,
  "EarnOption.action": (n: number) => ["daily_login", "community_task", "social_share"][n % 3],
  "EarnOption.title": (n: number) => ["Daily sign-in", "Community task", "Share an item"][n % 3],
  "EarnOption.hint": "Once a day.",
  "EarnOption.amount": (n: number) => [2, 10, 5][n % 3],
  "CommunityTask.task": (n: number) => `task-${n}`,
  "CommunityTask.title": (n: number) =>
    ["List three items", "Answer five offers", "Write two reviews"][n % 3],
  "CommunityTask.progress": 1,
  "CommunityTask.target": 3,
  "Reward.title": (n: number) => ["Active trader", "First sale", "Phone verified"][n % 3],
  "Reward.description": (n: number) =>
    ["Close five deals.", "Sell your first item.", "Confirm your number."][n % 3],
  "Reward.progress": 2,
  "Reward.target": 5,
};

function Share() {
  return <ShareChoice earn={useEarn()} onDone={() => undefined} />;
}

const tabs = [
  ["wallet", "Wallet panel"],
  ["transactions", "Transactions"],
  ["earnings", "Community tasks"],
  ["rewards", "Rewards"],
] as const;

export const lists: readonly ListSpecimen[] = [
  {
    name: "wallet-history",
    title: "Wallet history and ways to earn",
    fields,
    render: () => <WalletSummary />,
  },
  ...tabs.map(([tab, title]) => ({
    name: `wallet-${tab}`,
    title,
    fields,
    at: `/wallet?tab=${tab}`,
    render: () => <Wallet />,
  })),
  { name: "share", title: "Items to share", fields, render: () => <Share /> },
];
