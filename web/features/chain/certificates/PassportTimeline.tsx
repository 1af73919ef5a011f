import { styled } from "styled-components";
import { dayText } from "../../../ui/dayText.ts";
import { space } from "../../../ui/theme.ts";

export interface PassportLink {
  at: string;
  type: string;
  condition: string;
  photos: readonly string[];
}

/** How many digits of a photo's name are enough to compare it by eye. */
const DIGITS = 8;

/** The deals through which a thing went, the oldest first. */
export function PassportTimeline({ links }: { links: readonly PassportLink[] }) {
  return (
    <Way aria-label="Deals">
      {links.map(({ at, type, condition, photos }) => (
        <li key={at}>
          <strong>{type === "exchange" ? "Swapped" : "Bought"}</strong>{" "}
          <time dateTime={at}>{dayText(at)}</time>
          <small>
            {condition}
            {photos.length > 0 && (
              <>
                {" · "}
                {photos.length === 1 ? "photo" : "photos"}{" "}
                {photos.map((photo) => photo.slice(0, DIGITS)).join(", ")}
              </>
            )}
          </small>
        </li>
      ))}
    </Way>
  );
}

const Way = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-inline-start: ${space(4)};
  border-inline-start: 2px solid var(--line);

  > li {
    position: relative;
  }

  > li::before {
    content: "";
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: calc(-1 * ${space(4)} - 6px);
    inline-size: 10px;
    block-size: 10px;
    border-radius: 999px;
    background: var(--gold);
  }

  time,
  small {
    color: var(--ink2);
    font-size: 0.875rem;
  }

  small {
    display: block;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
