import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { ITEM_WATCH_MAX } from "../../../schema/limits.ts";
import { markHidden } from "../../apollo/markHidden.ts";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { space } from "../../ui/theme.ts";
import { tpText } from "../../ui/Tp.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { WithMyOffer } from "../items/buy/WithMyOffer.tsx";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { suggestionsPath } from "./suggestionsPath.ts";
import { EXCHANGE_SUGGESTIONS } from "./suggestionsQuery.ts";
import { SuggestionsSkeleton, SuggestionTracks } from "./SuggestionsSkeleton.tsx";

const OfferExchangeDialog = lazy(async () => ({
  default: (await import("./OfferExchangeDialog.tsx")).OfferExchangeDialog,
}));

const TARGET_UPDATED = graphql(`
  subscription ExchangeItemsUpdated($ids: [ID!]!, $after: Cursor) {
    itemUpdated(ids: $ids, after: $after) {
      cursor
      itemId
      item {
        id
        tpValue
        status
      }
    }
  }
`);

interface Props {
  targetId: string;
  targetTp: number;
  /** The path of this screen, which contains the price. */
  pathOf?: (targetId: string, targetTp: number) => string;
  /** Where to go after the offer was made; home if absent. */
  onSent?: (offerId: string) => void;
}

/** The suggestions for one target, below the viewer's own offer for it if there is one. */
export function Suggestions(props: Props) {
  return (
    <WithMyOffer itemId={props.targetId}>
      {(hasOpenOffer) => <Suggested {...props} hasOpenOffer={hasOpenOffer} />}
    </WithMyOffer>
  );
}

/** The list of suggestions. It follows the target's price and changes of the items. */
function Suggested({
  targetId,
  targetTp,
  pathOf = suggestionsPath,
  onSent,
  hasOpenOffer,
}: Props & { hasOpenOffer: boolean }) {
  const {
    data: current,
    previousData,
    error,
    client,
    refetch,
  } = useQuery(EXCHANGE_SUGGESTIONS, {
    variables: { targetId, targetTp },
    // The member's own items may have changed since the last visit.
    fetchPolicy: "cache-and-network",
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const navigate = useNavigate();
  const data = current ?? previousData;
  const item = data?.item;
  const found = data?.exchangeSuggestions;
  const given = found?.suggestions.flatMap((each) => each.items) ?? [];

  useLive(TARGET_UPDATED, {
    variables: {
      ids: [...new Set([targetId, ...given.map(({ id }) => id)])].slice(0, ITEM_WATCH_MAX),
    },
    after: item?.cursor,
    onEvent({ itemUpdated: { itemId, item: now } }) {
      markHidden(client.cache, { itemId, item: now });
      // A sale shows without a refetch. A new price needs other suggestions, and the address must contain it.
      if (now && itemId === targetId && now.tpValue !== targetTp)
        void navigate(pathOf(targetId, now.tpValue), { replace: true });

      const before = given.find(({ id }) => id === itemId);
      if (before && (before.tpValue !== now?.tpValue || now.status !== "available")) void refetch();
    },
  });

  if (error && !data) {
    return (
      <ErrorState message="Failed to get exchange suggestions" onRetry={() => void refetch()} />
    );
  }
  if (!data || !found) return <SuggestionsSkeleton />;
  if (!item) {
    return (
      <EmptyState title="Item Not Found">
        <ButtonLink $kind="act" to="/listings">
          Browse Other Items
        </ButtonLink>
      </EmptyState>
    );
  }

  const target = found.targetTpValue;
  const isGone = item.status !== "available";
  const suggestion = chosen === null ? undefined : found.suggestions[chosen];

  return (
    <>
      {error && (
        <ErrorState message="Failed to get exchange suggestions" onRetry={() => void refetch()} />
      )}
      <Head>
        <p>Items you can offer for {tpText(target)} item</p>
        <Badge>Target: {tpText(target)}</Badge>
        {!onSent && <Link to={`/buy/${item.id}`}>{item.title}</Link>}
      </Head>
      {isGone && <Gone role="status">{item.title} is no longer available.</Gone>}

      {found.suggestions.length === 0 ? (
        <EmptyState
          title="No Exchange Suggestions"
          hint={`None of your items are within the TP range (${target} ± ${found.tolerance} TP).`}
        >
          <ButtonLink $kind="act" to="/post-item">
            Post New Item
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <VisuallyHidden as="h2">What you could give</VisuallyHidden>
          <SuggestionTracks>
            {found.suggestions.map((each, place) => (
              <li key={each.items.map(({ id }) => id).join()}>
                <SuggestionCard
                  suggestion={each}
                  targetTp={target}
                  disabled={isGone || hasOpenOffer}
                  onOffer={() => setChosen(place)}
                />
              </li>
            ))}
          </SuggestionTracks>
        </>
      )}

      <OfflineNote />
      {suggestion && (
        <Suspense>
          <OfferExchangeDialog
            target={item}
            given={suggestion}
            targetTp={target}
            onClose={() => setChosen(null)}
            {...(onSent && { onSent })}
          />
        </Suspense>
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  p {
    color: var(--ink2);
  }
`;

const Badge = styled.strong`
  padding: 2px ${space(2)};
  border-radius: 4px;
  background: var(--goldSoft);
  color: var(--onGoldSoft);
  font-size: 0.8125rem;
`;

const Gone = styled.p`
  padding: ${space(3)};
  border-radius: 8px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
`;
