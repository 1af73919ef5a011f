import { X } from "lucide-react";
import { styled } from "styled-components";
import { space } from "./theme.ts";

interface Props {
  readonly words: readonly string[];
  /** What one is, as its button says it: "Remove tag teapot". */
  readonly noun: string;
  readonly onRemove: (word: string) => void;
  readonly "aria-label"?: string;
  readonly "aria-labelledby"?: string;
}

/** Words as chips, each of which can be removed. Shows nothing if there are none. */
export function RemovableChips({ words, noun, onRemove, ...label }: Props) {
  if (words.length === 0) return null;
  return (
    <Chips {...label}>
      {words.map((word) => (
        <li key={word}>
          <Chip type="button" aria-label={`Remove ${noun} ${word}`} onClick={() => onRemove(word)}>
            {word}
            <X aria-hidden size={16} />
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--counter);
  overflow-wrap: anywhere;
`;
