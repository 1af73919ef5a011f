import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { graphql } from "../../gql/gql.ts";
import type { ReorderMutation } from "../../gql/graphql.ts";
import { overlay } from "../../shell/overlay.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useToast } from "../../ui/toast.tsx";

const REORDER = graphql(`
  mutation Reorder($orderId: ID!, $idempotencyKey: String) {
    reorder(orderId: $orderId, idempotencyKey: $idempotencyKey) {
      cart {
        id
        version
        quantity
      }
      added {
        id
      }
      missing {
        title
        reason
      }
    }
  }
`);

type Missing = ReorderMutation["reorder"]["missing"];

/** Puts the items that are still available into the cart, and shows which are not. Source: C16 */
export function ReorderButton({ orderId }: { orderId: string }) {
  const [reorder, { busy }] = useCommand(REORDER);
  const [missing, setMissing] = useState<{ of: Missing; added: number } | null>(null);
  const key = useIntentKey();
  const toast = useToast();

  async function handlePress() {
    try {
      const data = await reorder({ orderId, idempotencyKey: key.of(orderId) });
      key.answered();
      const { added, missing: gone } = data.reorder;
      if (gone.length > 0) return setMissing({ of: gone, added: added.length });
      toast({
        title: "Added to Cart",
        action: { label: "View cart", onClick: () => overlay.open("cart") },
      });
    } catch (error) {
      const failure = toFailure(error);
      key.answered(failure);
      toast({
        title: "Error",
        description: failure.code === "NETWORK" ? "Failed to add item to cart" : failure.message,
        destructive: true,
      });
    }
  }

  return (
    <>
      <Button $small busy={busy} onClick={() => void handlePress()}>
        Reorder
      </Button>
      {missing ? (
        <Dialog
          open
          onOpenChange={() => setMissing(null)}
          title={missing.added > 0 ? "Some items are missing" : "Nothing of it is left"}
          description={
            missing.added > 0
              ? "Everything else is in your cart, at today's prices."
              : "None of these items can be ordered again."
          }
        >
          <Gone>
            {missing.of.map(({ title, reason }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </Gone>
          {missing.added > 0 ? (
            <Button $kind="act" onClick={() => overlay.open("cart")}>
              View cart
            </Button>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}

const Gone = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    display: grid;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 650;
  }

  span {
    color: var(--ink2);
  }
`;
