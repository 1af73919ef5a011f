import { styled } from "styled-components";
import { RARITY, type Rarity } from "./rarity.ts";

/** How rare something is, as a word and a colour. */
export function RarityPill({ rarity }: { rarity: Rarity }) {
  const { word, back, front } = RARITY[rarity];
  return (
    <Pill $back={back} $front={front}>
      {word}
    </Pill>
  );
}

const Pill = styled.span<{ $back: string; $front: string }>`
  padding: 1px 8px;
  border-radius: 999px;
  background: ${({ $back }) => `var(${$back})`};
  color: ${({ $front }) => `var(${$front})`};
  font-size: 0.8125rem;
  font-weight: 600;
`;
