import { STAKING } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useIntentKey } from "../../../apollo/useIntentKey.ts";
import type { OwnStakingQuery } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { AmountForm } from "../AmountForm.tsx";
import { Figures, Forms, HubHead, HubNote, HubTab } from "../chainLook.ts";
import { useAvailableTp } from "../useAvailableTp.ts";
import { pendingNow } from "./pendingNow.ts";
import { useStaking } from "./useStaking.ts";

type Staking = OwnStakingQuery["staking"];

/** How often the pending reward is counted again while the page is open. */
const TICK_MS = 1000;

/** What is staked and what it earns, and the ways to change it. Source: PN-029, EN-026 */
export function StakeCard() {
  const { staking, error, retry, stake, unstake, claim, isClaiming } = useStaking();
  const available = useAvailableTp();
  const isEarning = staking?.status === "active";
  const now = useNow(isEarning ? TICK_MS : null);
  const toast = useToast();
  const intentKey = useIntentKey();

  const take = async () => {
    try {
      toast({ title: await claim(intentKey.of("claim")) });
      intentKey.answered();
    } catch (thrown) {
      const failure = toFailure(thrown);
      intentKey.answered(failure);
      toast({ title: "Error", description: failure.message, destructive: true });
    }
  };

  if (error && !staking) return <ErrorState message="Failed to load your stake" onRetry={retry} />;
  if (!staking) return <LoadingBox label="Loading your stake" height="320px" />;
  const pending = pendingNow(staking, now);
  const whole = Math.floor(pending);
  return (
    <HubTab>
      <HubHead>
        <h3>{staking.apy}% APY</h3>
        <Status staking={staking} />
      </HubHead>
      <Figures>
        <div>
          <dt>Staked</dt>
          <dd>{tpText(staking.stakedAmount)}</dd>
        </div>
        <div>
          <dt>Pending rewards</dt>
          <dd>{pending.toFixed(3)} TP</dd>
        </div>
        <div>
          <dt>Total earned</dt>
          <dd>{tpText(staking.totalEarned)}</dd>
        </div>
      </Figures>
      <HubNote>{poolWords(staking)}</HubNote>
      {whole > 0 ? (
        <div>
          <Button $kind="act" busy={isClaiming} onClick={() => void take()}>
            Take {tpText(whole)}
          </Button>
        </div>
      ) : (
        staking.stakedAmount > 0 && (
          <HubNote>Rewards are paid in whole TP, from the first on.</HubNote>
        )
      )}
      <Forms>
        <AmountForm
          verb="Stake"
          label="TP to stake"
          hint={available === undefined ? "They stay yours" : `Up to ${tpText(available)}`}
          initial={STAKING.demo}
          min={STAKING.min}
          max={STAKING.max}
          onSubmit={stake}
        />
        {staking.stakedAmount > 0 && (
          <AmountForm
            isSecond
            verb="Unstake"
            label="TP to take back"
            hint={`Up to ${tpText(staking.stakedAmount)}; they come back at once`}
            initial={staking.stakedAmount}
            min={STAKING.min}
            max={STAKING.max}
            onSubmit={unstake}
          />
        )}
      </Forms>
      <OfflineNote />
    </HubTab>
  );
}

function Status({ staking }: { staking: Staking }) {
  if (staking.status === "none") return null;
  return staking.status === "active" ? (
    <StatusBadge tone="ok">Earning</StatusBadge>
  ) : (
    <StatusBadge tone="pending">Paused</StatusBadge>
  );
}

/** Where the rewards come from, and how long they last. */
function poolWords({ status, pool: { balance, coveredUntil } }: Staking): string {
  const has = `The market's pool has ${tpText(balance)} for rewards`;
  if (status === "paused" || balance === 0)
    return `${has} and promises no more than it has: stakes earn again when it is funded.`;
  if (coveredUntil === null) return `${has}. They are paid until it is empty.`;
  return `${has}: enough for all stakes until ${dayText(coveredUntil)}.`;
}
