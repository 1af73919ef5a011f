import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { OfferCard_OfferFragment } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Countdown } from "../../ui/Countdown.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { ContactButton } from "../messages/ContactButton.tsx";
import { stateTone, stateWords } from "./offerWords.ts";

/** The other member of an offer, its state and deadline, and the pictures of its items. */
export function OfferHead(props: { readonly offer: OfferCard_OfferFragment }) {
  const { offer } = props;
  const { viewer } = useViewer();
  const other = offer.viewerRole === "seller" ? offer.buyer : offer.seller;
  const isOpen = offer.state === "pending";

  return (
    <Head>
      <Avatar name={other.displayName} src={other.avatar} />
      <Who>
        <Name>
          {other.displayName} <TrustBadge level={other.trustLevel} />
        </Name>
        <Meta>
          <span>{offer.offeredItems.length > 0 ? "Item exchange" : "Direct TP"}</span>
          <TimeAgo date={offer.createdAt} />
          {isOpen && <Countdown until={offer.deadline} />}
          {!isOpen && (
            <StatusBadge tone={stateTone(offer.state)}>{stateWords[offer.state]}</StatusBadge>
          )}
          {offer.counterOf && <StatusBadge tone="info">Counter-offer</StatusBadge>}
          {isOpen && offer.proposedBy.id === viewer?.id && (
            <span>Waiting for {other.displayName}</span>
          )}
        </Meta>
      </Who>
      <Pictures>
        {[...offer.offeredItems, offer.targetItem].map((item) => (
          <Link key={item.id} to={`/buy/${item.id}`} aria-label={item.title}>
            <Photo image={item.images[0] ?? null} alt="" sizes="72px" noImageText="" />
          </Link>
        ))}
      </Pictures>
      <ContactButton recipient={other} item={offer.targetItem} />
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const Who = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font: 650 1rem/1.5 var(--body);
  letter-spacing: 0;
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 26px;
  color: var(--ink3);
  font-size: 0.8125rem;
`;

const Pictures = styled.div`
  display: flex;
  gap: 8px;

  a {
    inline-size: 72px;
    border-radius: 8px;
    overflow: hidden;
    text-decoration: none;
  }
`;
