import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { clockText } from "./clockText.ts";

export const Chapters_stream = graphql(`
  fragment Chapters_stream on Stream {
    id
    chapters {
      atSeconds
      item {
        id
        title
      }
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof Chapters_stream>;
  onChoose(seconds: number): void;
}

/** The chapters of a replay, one for each time an item was pinned; a click seeks to it. */
export function Chapters({ stream: masked, onChoose }: Props) {
  const { chapters } = getFragment(Chapters_stream, masked);
  if (chapters.length === 0) return null;
  return (
    <List aria-label="Chapters">
      {chapters.map(({ atSeconds, item }, place) => (
        // An item may have been pinned twice.
        <li key={`${item.id} ${place}`}>
          <button type="button" onClick={() => onChoose(atSeconds)}>
            <span>{clockText(atSeconds)}</span>
            {item.title}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  gap: 8px;
  margin: 0;
  padding: 8px;
  overflow-x: auto;
  list-style: none;
  background: var(--well);

  li {
    flex: none;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    max-inline-size: 26ch;
    padding: 4px 12px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--counter);
    color: var(--ink);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  span {
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
`;
