import { Suspense, lazy, useState } from "react";
import { styled } from "styled-components";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

const ContactDialog = lazy(() =>
  import("../messages/ContactDialog.tsx").then((m) => ({ default: m.ContactDialog })),
);

interface Seller {
  id: string;
  displayName: string;
}

interface Props {
  order: {
    orderNumber: string;
    items: readonly { id: string; title: string; item: { id: string } }[];
    parts: readonly { seller: Seller; items: readonly { id: string }[] }[];
  };
}

/** Writes to the seller; asks which one if the order has several. Source: C16 */
export function ContactSeller({ order }: Props) {
  const sellers = order.parts.map(({ seller }) => seller);
  const [isChoosing, setIsChoosing] = useState(false);
  const [to, setTo] = useState<Seller | null>(null);

  function handlePress() {
    const [only, ...others] = sellers;
    if (only && others.length === 0) setTo(only);
    else setIsChoosing(true);
  }

  return (
    <>
      <Button $small onClick={handlePress}>
        Contact Seller
      </Button>
      {isChoosing ? (
        <Dialog
          open
          onOpenChange={() => setIsChoosing(false)}
          title="Contact which seller?"
          description={`Several members sell you something in order ${order.orderNumber}.`}
        >
          <Choices>
            {sellers.map((seller) => (
              <li key={seller.id}>
                <Button
                  onClick={() => {
                    setIsChoosing(false);
                    setTo(seller);
                  }}
                >
                  <Avatar name={seller.displayName} size={28} />
                  {seller.displayName}
                </Button>
              </li>
            ))}
          </Choices>
        </Dialog>
      ) : null}
      {to ? (
        <Suspense>
          <ContactDialog
            open
            onOpenChange={() => setTo(null)}
            recipient={to}
            {...itemOf(order, to.id)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The item that the thread is about: the first one of that seller in this order. */
function itemOf({ items, parts }: Props["order"], sellerId: string) {
  const [first] = parts.find(({ seller }) => seller.id === sellerId)?.items ?? [];
  const ordered = items.find(({ id }) => id === first?.id);
  return ordered ? { item: { id: ordered.item.id, title: ordered.title } } : {};
}

const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  button {
    inline-size: 100%;
    justify-content: flex-start;
  }
`;
