import { styled } from "styled-components";
import { media, space } from "../../ui/theme.ts";

/** The cards of a list of the panel. */
export const InsightCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus {
    outline: none;
  }

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A list of the panel: controls, states and cards below each other. */
export const InsightList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

/** What a card says beside its item: on a line of its own, above the buttons. */
export const CardNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  flex: 1 0 100%;
  color: var(--ink2);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

/** A card of the panel that is about no item's listing: a heading, words, and what can be done below. */
export const InsightCard = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  block-size: 100%;
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow-wrap: anywhere;

  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    font-size: 1.0625rem;
  }

  h3 > svg {
    flex: none;
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

/** The links and buttons at the end of a card. */
export const CardActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-block-start: auto;
`;

/** Facts below each other: what it is, and what is said of it. */
export const FactRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
    padding-block: ${space(2)};
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  li > :first-child {
    font-weight: 600;
  }

  li > :last-child {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
