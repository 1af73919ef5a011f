import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ItemVisibility } from "../../../gql/graphql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { STAMPS } from "../card/itemStatus.ts";
import { OwnerActions } from "../own/OwnerActions.tsx";

const OWN_ITEM = graphql(`
  fragment OwnerPanel_item on Item {
    id
    title
    tpValue
    status
    visibility
    ...OwnerActions_item
  }
`);

const WORDS: Readonly<Record<ItemVisibility, string>> = {
  everybody: "This is your item. Members can buy it or offer a swap; you answer their offers.",
  circle:
    "This is your item. Members of its circle can buy it or offer a swap; you answer their offers.",
  owner: "This is your item. Nobody else sees it until you choose who can: edit it.",
};

/** The controls that an owner has for their item. */
export function OwnerPanel({ item: masked }: { item: FragmentType<typeof OWN_ITEM> }) {
  const item = getFragment(OWN_ITEM, masked);
  const navigate = useNavigate();

  return (
    <Card as="aside" aria-label="Your item">
      <Head>
        <PriceCard tp={item.tpValue} large />
        <StatusBadge tone={item.status === "available" ? "ok" : "closed"}>
          {STAMPS[item.status] ?? "Listed"}
        </StatusBadge>
      </Head>
      <p>{WORDS[item.visibility]}</p>
      <ButtonLink $kind="act" to="/offers/seller">
        See offers
      </ButtonLink>
      <OwnerActions item={item} onRemoved={() => void navigate("/listings")} />
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;
