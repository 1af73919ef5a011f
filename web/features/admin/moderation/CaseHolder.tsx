import { styled } from "styled-components";
import type { QueuedCase_CaseFragment } from "../../../gql/graphql.ts";
import { Countdown } from "../../../ui/Countdown.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { isClaimed } from "./caseFilters.ts";

const LOOK_MS = 5000;

interface Props {
  one: Pick<QueuedCase_CaseFragment, "claimedUntil" | "claimedBy" | "decidedBy">;
}

/** Who looks after a case, and for how long; of a decided one who decided. A claim ends by itself. */
export function CaseHolder({ one }: Props) {
  const now = useNow(LOOK_MS);
  if (one.decidedBy) return one.decidedBy.displayName;
  if (!one.claimedBy || !one.claimedUntil || !isClaimed(one, now)) return "Nobody yet";
  return (
    <Holder>
      {one.claimedBy.displayName}
      <Countdown until={one.claimedUntil} />
    </Holder>
  );
}

const Holder = styled.span`
  display: grid;
  justify-items: start;
`;
