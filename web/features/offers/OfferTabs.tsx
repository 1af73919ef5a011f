import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { OfferRole, OfferStatus } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ArrivalsShelf } from "../../ui/ArrivalsShelf.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { OfferCard_offer } from "./OfferCard.tsx";
import { emptyWords, OfferList } from "./OfferList.tsx";
import { offerStatuses } from "./offerLists.ts";
import { arrivalSentence, stateWords } from "./offerWords.ts";
import { type Offers, useOffers } from "./useOffers.ts";

/** The shelf and the three tabs of one side's offers. The tab is stored in the URL. */
export function OfferTabs({
  side,
  pending,
}: {
  readonly side: OfferRole;
  readonly pending: number | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const tab = offerStatuses.find((status) => status === search.get("tab")) ?? "pending";
  const lists: Record<OfferStatus, Offers> = {
    // Pending offers are watched on every tab, because new ones arrive there.
    pending: useOffers(side, "pending", true),
    accepted: useOffers(side, "accepted", tab === "accepted"),
    declined: useOffers(side, "declined", tab === "declined"),
  };

  const open = (status: string) => {
    lists.pending.tidy();
    setSearch(status === "pending" ? {} : { tab: status }, { replace: true });
  };
  const arrivedIn = lists.pending.waiting.length > 0 ? "pending" : tab;
  const arrivals = lists[arrivedIn];
  const more = arrivals.waiting.length;

  return (
    <>
      <ArrivalsShelf
        idleText={
          side === "seller"
            ? "New offers appear here as they arrive"
            : "Answers to your offers appear here as they arrive"
        }
        text={useArrivalText(arrivals)}
        actionLabel={more > 1 ? `Show ${more} offers` : "Show offer"}
        onAction={() => {
          if (arrivedIn !== tab) open(arrivedIn);
          arrivals.show();
        }}
      />
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Offers by answer">
          {offerStatuses.map((status) => (
            <Tab key={status} value={status}>
              {stateWords[status]}
              {status === "pending" && pending !== undefined && pending > 0 && (
                <Badge>{pending}</Badge>
              )}
            </Tab>
          ))}
        </TabList>
        {offerStatuses.map((status) => (
          <TabPanel key={status} value={status}>
            <OfferList offers={lists[status]} empty={emptyWords[side][status]} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** One line about the offers that wait on the shelf, however many there are. */
function useArrivalText({ waiting }: Offers): string | undefined {
  const { viewer } = useViewer();
  const [first, ...others] = waiting;
  if (!first || !viewer) return undefined;

  const offer = getFragment(OfferCard_offer, first);
  const sentence = arrivalSentence({
    who: (offer.viewerRole === "seller" ? offer.buyer : offer.seller).displayName,
    isMine: offer.proposedBy.id === viewer.id,
    given: offer.offeredItems.map((item) => item.title),
    price: Math.abs(offer.tpEffect.change),
    target: offer.targetItem.title,
    state: offer.state,
    isCounter: offer.counterOf !== null,
  });
  return others.length > 0 ? `${sentence} and ${others.length} more` : sentence;
}

const Badge = styled.span`
  margin-inline-start: 8px;
  padding: 1px 8px;
  border-radius: 999px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-size: 0.8125rem;
`;
