import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../../ui/theme.ts";

interface Props {
  readonly stage: ReactNode;
  readonly head: ReactNode;
  /** The pinned item. */
  readonly table: ReactNode;
  readonly chat?: ReactNode;
  readonly rest?: ReactNode;
}

/** Stage and pinned item beside the chat; on small screens the stage stays in view above them. */
export function StreamLayout({ stage, head, table, chat, rest }: Props) {
  return (
    <Columns>
      <div data-area="stage">{stage}</div>
      <div data-area="head">{head}</div>
      <div data-area="table">{table}</div>
      {chat && <div data-area="chat">{chat}</div>}
      <div data-area="rest">{rest}</div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "stage" "head" "table" "chat" "rest";
  gap: 12px;

  > * {
    min-inline-size: 0;
  }

  > [data-area="stage"] {
    grid-area: stage;
    position: sticky;
    z-index: 5;
    inset-block-start: var(--barHeight);
    margin-inline: calc(-1 * var(--gutter));
    margin-block-start: -24px;
  }

  > [data-area="head"] {
    grid-area: head;
  }

  > [data-area="table"] {
    grid-area: table;
  }

  > [data-area="chat"] {
    grid-area: chat;
    block-size: min(60dvh, 460px);
  }

  > [data-area="rest"] {
    grid-area: rest;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    margin-block-start: 12px;
  }

  ${media.l} {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr;
    grid-template-areas: "stage chat" "head chat" "table chat" "rest chat";
    column-gap: 24px;

    > [data-area="stage"] {
      position: static;
      margin: 0;
    }

    > [data-area="chat"] {
      position: sticky;
      inset-block-start: calc(var(--barHeight) + 24px);
      block-size: min(calc(100dvh - var(--barHeight) - 48px), 640px);
    }
  }
`;
