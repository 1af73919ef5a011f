import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { PriceCard } from "../../ui/PriceCard.tsx";
import { space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { deltaWords, evenDelta, titlesOf } from "./evenDelta.ts";

export const SUGGESTION_CARD = graphql(`
  fragment SuggestionCard_suggestion on ExchangeSuggestion {
    tpValue
    items {
      id
      title
      description
      category
      condition
      tpValue
      images {
        small
        medium
        large
        placeholder
      }
    }
  }
`);

interface Props {
  suggestion: FragmentType<typeof SUGGESTION_CARD>;
  targetTp: number;
  disabled: boolean;
  onOffer: () => void;
}

/** One suggestion: an item of the member or two together, and the difference to the target's price. */
export function SuggestionCard({ suggestion, targetTp, disabled, onOffer }: Props) {
  const { items, tpValue } = getFragment(SUGGESTION_CARD, suggestion);

  return (
    <Frame>
      <Photos>
        {items.map((item) => (
          <Photo
            key={item.id}
            image={item.images[0] ?? null}
            alt=""
            noImageText="No image"
            sizes="(min-width: 720px) 25vw, 50vw"
          />
        ))}
        <Price>
          <PriceCard tp={tpValue} />
        </Price>
      </Photos>
      <Body>
        <Difference>{deltaWords(evenDelta(targetTp, tpValue))}</Difference>
        {items.map((item) => (
          <div key={item.id}>
            <h3>{item.title}</h3>
            {items.length > 1 && <Facts>{item.tpValue} TP</Facts>}
            <Description>{item.description}</Description>
            <Facts>
              {item.category} · {item.condition}
            </Facts>
          </div>
        ))}
        <Button disabled={disabled} onClick={onOffer}>
          <span>
            Offer Exchange<VisuallyHidden> {titlesOf(items)}</VisuallyHidden>
          </span>
        </Button>
      </Body>
    </Frame>
  );
}

export const Frame = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  overflow: clip;
`;

export const Photos = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;

  > div {
    aspect-ratio: auto;
    block-size: 100%;
    min-block-size: 0;
  }
`;

const Price = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};

  > button {
    margin-block-start: auto;
  }
`;

const Difference = styled.p`
  font-weight: 650;
  color: var(--goldText);
`;

const Description = styled.p`
  font-size: 0.9375rem;
  color: var(--ink2);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Facts = styled.p`
  font-size: 0.8125rem;
  color: var(--ink3);
`;
