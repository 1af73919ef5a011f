import { Command } from "cmdk";
import { Dialog as Radix } from "radix-ui";
import { keyframes, styled } from "styled-components";
import { media } from "../../ui/theme.ts";

const drop = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

/** The scrim over the page. */
export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(9 15 13 / 0.6);
`;

/** The sheet at the top, so that it does not move when the list grows and shrinks. */
export const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 41;
  inset-inline: 12px;
  inset-block-start: max(12px, env(safe-area-inset-top));
  margin-inline: auto;
  max-inline-size: 600px;
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: 14px;
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
  overflow: hidden;
  animation: ${drop} var(--quick) var(--easeIn);
  ${media.m} {
    inset-block-start: 12vh;
  }
`;

/** The search field. */
export const SearchRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-inline: 16px;
  border-block-end: 1px solid var(--line);

  svg {
    flex: none;
    color: var(--ink3);
  }

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 56px;
    border: 0;
    background: none;
    font-size: 1.0625rem;
    outline: none;
  }

  kbd {
    padding: 2px 8px;
    border: 1px solid var(--line);
    border-radius: 4px;
    color: var(--ink3);
    font: 400 0.8125rem/1.4 var(--body);
  }

  &:focus-within {
    box-shadow: inset 0 0 0 3px var(--focus);
    border-start-start-radius: 13px;
    border-start-end-radius: 13px;
  }
`;

/** The list of results. */
export const Found = styled(Command.List)`
  max-block-size: min(420px, 60dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 8px;
  padding: 8px;
`;

/** Results of one kind below their heading. */
export const Section = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: 8px 12px 4px;
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

/** One result. */
export const Entry = styled(Command.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding: 8px 12px;
  border-radius: 8px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-selected="true"] {
    background: var(--well);
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  small {
    flex: none;
    margin-inline-start: auto;
    color: var(--goldText);
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

/** The state of the search in one line. */
export const Hint = styled.p`
  max-inline-size: none;
  padding: 8px 20px;
  border-block-start: 1px solid var(--line);
  color: var(--ink3);
  font-size: 0.8125rem;
`;
