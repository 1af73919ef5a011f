import { keyframes, styled } from "styled-components";
import type { OfferCard_OfferFragment } from "../../gql/graphql.ts";
import { useNow } from "../../ui/useNow.ts";
import { stampWords, stateTone } from "./offerWords.ts";

/** The footer of an answered offer: the answer, its time, and its reason. */
export function OfferStamp(props: {
  readonly offer: Pick<
    OfferCard_OfferFragment,
    "state" | "stateReason" | "answeredAt" | "deadline"
  >;
}) {
  const { offer } = props;
  const now = useNow(null);
  const answeredAt = new Date(offer.answeredAt ?? offer.deadline);

  return (
    <Foot>
      <Stamp $isOk={stateTone(offer.state) === "ok"}>
        {stampWords(offer.state, answeredAt, now)}
      </Stamp>
      {offer.stateReason && <Reason>{reasonWords(offer.stateReason)}</Reason>}
    </Foot>
  );
}

/** Formats a reason: text written by a member stays as it is, a code becomes words. */
function reasonWords(reason: string): string {
  const words = reason.includes(" ") ? reason : reason.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const press = keyframes`
  from { transform: rotate(-2deg) scale(1.15); }
  to { transform: rotate(-2deg) scale(1); }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 44px;
`;

const Stamp = styled.strong<{ $isOk: boolean }>`
  padding: 4px 12px;
  border: 2px solid currentColor;
  border-radius: 4px;
  color: ${({ $isOk }) => ($isOk ? "var(--ok)" : "var(--ink3)")};
  transform: rotate(-2deg);
  animation: ${press} 160ms cubic-bezier(0.2, 0.9, 0.25, 1);
`;

const Reason = styled.span`
  color: var(--ink2);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
