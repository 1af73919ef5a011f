import { lazy, Suspense, useState } from "react";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

const ChangePriceDialog = lazy(async () => ({
  default: (await import("../buy/ChangePriceDialog.tsx")).ChangePriceDialog,
}));
const EditItemDialog = lazy(async () => ({
  default: (await import("../edit/EditItemDialog.tsx")).EditItemDialog,
}));

export const OWNED_ITEM = graphql(`
  fragment OwnerActions_item on Item {
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

interface Props {
  item: FragmentType<typeof OWNED_ITEM>;
  /** For lists: short labels, with the title for screen readers. */
  isShort?: boolean;
  onRemoved?: () => void;
}

/** The actions of an owner for an item that is on the market: edit, change price, remove. */
export function OwnerActions({ item: masked, isShort = false, onRemoved }: Props) {
  const item = getFragment(OWNED_ITEM, masked);
  const [open, setOpen] = useState<"edit" | "price" | "remove" | null>(null);
  const remove = useRemoveItem(item);
  const close = () => setOpen(null);
  const about = isShort && <VisuallyHidden> {item.title}</VisuallyHidden>;
  if (item.status !== "available") return null;

  return (
    <>
      <Button $small={isShort} onClick={() => setOpen("edit")}>
        <span>
          {isShort ? "Edit" : "Edit item"}
          {about}
        </span>
      </Button>
      <Button $small={isShort} onClick={() => setOpen("price")}>
        <span>
          {isShort ? "Price" : "Change price"}
          {about}
        </span>
      </Button>
      <Button $small={isShort} onClick={() => setOpen("remove")}>
        <span>
          {isShort ? "Remove" : "Remove item"}
          {about}
        </span>
      </Button>

      <Suspense>
        {open === "edit" && <EditItemDialog item={item} onClose={close} />}
        {open === "price" && <ChangePriceDialog item={item} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={close}
        title={`Remove ${item.title}?`}
        body="It leaves the market. Open offers on it are closed, and what they hold is released."
        confirmLabel="Remove"
        onConfirm={() => remove().then(onRemoved)}
      />
    </>
  );
}

function useRemoveItem({ id, title }: { id: string; title: string }) {
  const [remove] = useCommand(REMOVE_ITEM);
  const toast = useToast();

  return async () => {
    try {
      await remove(
        { itemId: id },
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
    toast({ title: "Item removed", description: `${title} is no longer listed.` });
  };
}
