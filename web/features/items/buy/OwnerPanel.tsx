import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";

import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { STAMPS } from "../itemStatus.ts";

const ChangePriceDialog = lazy(async () => ({
  default: (await import("./ChangePriceDialog.tsx")).ChangePriceDialog,
}));

const OWN_ITEM = graphql(`
  fragment OwnerPanel_item on Item {
    id
    title
    tpValue
    status
  }
`);

const REMOVE_ITEM = graphql(`
  mutation RemoveItem($itemId: ID!) {
    removeItem(itemId: $itemId) {
      item {
        id
        status
      }
    }
  }
`);

/** What its owner can do with an item. */
export function OwnerPanel({ item: masked }: { item: FragmentType<typeof OWN_ITEM> }) {
  const item = getFragment(OWN_ITEM, masked);
  const [open, setOpen] = useState<"price" | "remove" | null>(null);
  const [remove] = useCommand(REMOVE_ITEM);
  const navigate = useNavigate();
  const toast = useToast();
  const isListed = item.status === "available";

  async function handleRemove() {
    try {
      await remove(
        { itemId: item.id },
        { update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "items" }) },
      );
    } catch (failure) {
      toast({
        title: "Failed to remove item",
        description: (failure as Failure).message,
        destructive: true,
      });
      throw failure;
    }
    toast({ title: "Item removed", description: `${item.title} is no longer listed.` });
    await navigate("/listings");
  }

  return (
    <Card as="aside" aria-label="Your item">
      <Head>
        <PriceCard tp={item.tpValue} large />
        <StatusBadge tone={isListed ? "ok" : "closed"}>
          {STAMPS[item.status] ?? "Listed"}
        </StatusBadge>
      </Head>
      <p>This is your item. Members can buy it or offer a swap; you answer their offers.</p>
      <ButtonLink $kind="act" to="/offers/seller">
        See offers
      </ButtonLink>
      {isListed && (
        <>
          <Button onClick={() => setOpen("price")}>Change price</Button>
          <Button onClick={() => setOpen("remove")}>Remove item</Button>
        </>
      )}

      {open === "price" && (
        <Suspense>
          <ChangePriceDialog item={item} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={() => setOpen(null)}
        title={`Remove ${item.title}?`}
        body="It leaves the market. Open offers on it are closed, and what they hold is released."
        confirmLabel="Remove"
        onConfirm={handleRemove}
      />
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;
