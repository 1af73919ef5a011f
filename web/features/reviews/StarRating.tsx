import { Star } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { RATING } from "../../../schema/limits.ts";

const STARS = Array.from({ length: RATING.max }, (_, n) => n + RATING.min);
const WORDS = ["", "Poor", "Fair", "Good", "Very good", "Excellent"];

interface Props {
  label: string;
  /** 0 means that nothing is chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  small?: boolean;
  /** Whether the dialog focuses it first. */
  isFirst?: boolean;
  error?: string | undefined;
}

/** One to five stars as a group of radio buttons, so that arrow keys choose and screen readers count them. */
export function StarRating({ label, value, onChange, small = false, isFirst, error }: Props) {
  const name = useId();
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined} $small={small}>
      <legend>{label}</legend>
      <div data-stars>
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={`${stars} ${stars === 1 ? "star" : "stars"}, ${WORDS[stars]}`}
              data-autofocus={isFirst && stars === (value || RATING.min) ? true : undefined}
            />
            <Star
              size={small ? 22 : 30}
              aria-hidden
              data-on={stars <= value || undefined}
              strokeWidth={1.75}
            />
          </label>
        ))}
        <span>{value > 0 ? WORDS[value] : ""}</span>
      </div>
      {error ? <small id={errorId}>{error}</small> : null}
    </Group>
  );
}

const Group = styled.fieldset<{ $small: boolean }>`
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${({ $small }) => ($small ? 500 : 600)};
    font-size: ${({ $small }) => ($small ? "0.9375rem" : "1rem")};
  }

  [data-stars] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  [data-stars] span {
    padding-inline-start: 8px;
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    min-inline-size: ${({ $small }) => ($small ? "36px" : "44px")};
    border-radius: 8px;
    color: var(--ink3);
    cursor: pointer;
  }

  label:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  [data-on] {
    color: var(--goldLine);
    fill: var(--gold);
  }

  small {
    color: var(--bad);
    font-size: 0.875rem;
  }
`;
