import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { RewardList } from "./RewardList.tsx";
import { useEarn } from "./useEarn.ts";
import { useEarnings } from "./useEarnings.ts";

/** The tab with the rewards that are paid once. */
export function RewardsTab() {
  const { earnings, error, retry } = useEarnings();
  const earn = useEarn();

  return (
    <Card aria-labelledby="rewards">
      <h2 id="rewards">Rewards</h2>
      {error && <ErrorState message="Failed to load wallet data" onRetry={retry} />}
      {!earnings && !error && <LoadingBox label="Loading rewards" height="320px" />}
      {earnings && <RewardList rewards={earnings.rewards} earn={earn} />}
    </Card>
  );
}
