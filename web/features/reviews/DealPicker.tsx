import { useEffect, useId, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { dayText } from "../../ui/dayText.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Label } from "../../ui/Label.tsx";
import { Select } from "../../ui/Select.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { tpText } from "../../ui/Tp.tsx";
import type { ChosenDeal, DealChoice } from "./useDealChoice.ts";

interface Props {
  choice: DealChoice;
  /** The text of the dialog if it was opened for a deal for which the action is no longer possible. */
  gone: string;
  onClose: () => void;
  children: (deal: ChosenDeal | null) => ReactNode;
}

/**
 * Above a dialog's form: the deal it is about, a choice if there are several, or a note that it is practice.
 * Source: C33
 */
export function DealPicker({ choice, gone, onClose, children }: Props) {
  const selectId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { deals, deal, choose, isLoading, error, refetch, isGone, isPractice } = choice;
  // The dialog opened before its form was loaded, so nothing in it has focus yet.
  useEffect(() => {
    if (!isLoading) place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [isLoading]);

  if (isLoading) return <Skeleton $h="220px" />;
  if (error) return <ErrorState message="Failed to load your deals" onRetry={refetch} />;
  if (isGone)
    return (
      <Gone>
        <p>{gone}</p>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </Gone>
    );
  return (
    <Stack ref={place}>
      {isPractice ? (
        <Box>
          <StatusBadge tone="info">Practice</StatusBadge>
          <p>
            A sample deal: <strong>Vintage camera</strong> with Sample Member. Nothing is stored.
          </p>
        </Box>
      ) : null}
      {deal && deals.length === 1 ? (
        <Box>
          <p>
            <strong>{deal.title}</strong> with {deal.other.displayName}
          </p>
          <small>{factsOf(deal)}</small>
        </Box>
      ) : null}
      {deal && deals.length > 1 ? (
        <div>
          <Label htmlFor={selectId}>Deal</Label>
          <Select id={selectId} value={deal.id} onChange={(event) => choose(event.target.value)}>
            {deals.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title} with {each.other.displayName}, {factsOf(each)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      {children(deal ?? null)}
    </Stack>
  );
}

function factsOf({ settledAt, amount }: ChosenDeal): string {
  const when = settledAt ? dayText(settledAt) : "on its way";
  return amount > 0 ? `${when}, ${tpText(amount)}` : when;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--well);
  overflow-wrap: anywhere;

  small {
    color: var(--ink2);
  }
`;

const Gone = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
`;
