import { CircleAlert, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { overlay } from "../../../shell/overlay.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { isBuyable } from "./lines.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import type { CartLine } from "./useCart.ts";
import type { CartCommands } from "./useCartCommands.ts";
import { useWantedQuantity } from "./useWantedQuantity.ts";

interface Props {
  line: CartLine;
  commands: CartCommands;
}

/** One line of the cart: item, quantity and price, and the reason if it cannot be bought as it is. */
export function CartLineRow({ line, commands }: Props) {
  const { item, state, reason, priceAtTime } = line;
  const { shown, want, overWords } = useWantedQuantity(line, commands);
  const isGone = state === "superseded";
  const words = overWords ?? reason;

  return (
    <Row $isGone={isGone} data-line={item.id}>
      <Photo image={item.images[0] ?? null} alt="" sizes="80px" noImageText="" />
      <Words>
        <Link to={`/buy/${item.id}`} onClick={overlay.close}>
          {item.title}
        </Link>
        <small>
          {item.seller.displayName} · {tpText(priceAtTime)} each
        </small>
      </Words>
      <Sum>{isBuyable(line) ? tpText(priceAtTime * shown) : null}</Sum>
      <Controls>
        {isGone ? <span>Not in the total</span> : null}
        {isGone ? null : <QuantityStepper title={item.title} quantity={shown} onChange={want} />}
        {state === "short" ? (
          <Button $small onClick={() => want(line.available)}>
            Take {line.available}
          </Button>
        ) : null}
        <IconButton
          label={`Remove ${item.title} from cart`}
          onClick={() => void commands.remove(line)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Controls>
      <Reason role="status">
        {words ? (
          <>
            <CircleAlert size={16} aria-hidden />
            {words}
          </>
        ) : null}
      </Reason>
    </Row>
  );
}

const Row = styled.li<{ $isGone: boolean }>`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding-block-end: 12px;
  border-block-end: 1px solid var(--line);

  > :first-child {
    grid-row: 1 / span 2;
    align-self: start;
    border-radius: 8px;
    ${({ $isGone }) => ($isGone ? "filter: grayscale(0.8);" : "")}
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;

  a {
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Sum = styled.strong`
  font-weight: 650;
  white-space: nowrap;
`;

const Controls = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--ink3);
  font-size: 0.8125rem;

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Reason = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 6px;
  max-inline-size: none;
  color: var(--warn);
  font-size: 0.9375rem;

  &:empty {
    display: none;
  }

  svg {
    flex: none;
  }
`;
