import { styled } from "styled-components";
import { VIEWER_ID } from "../../gallery/samples.ts";
import type { ListSpecimen } from "../../gallery/specimen.ts";
import { ConversationList } from "./ConversationList.tsx";
import { ThreadPane } from "./ThreadPane.tsx";

const NOBODY: ReadonlySet<string> = new Set();

export const lists: readonly ListSpecimen[] = [
  {
    name: "conversations",
    title: "Conversations",
    render: () => (
      <Pane>
        <ConversationList typing={NOBODY} />
      </Pane>
    ),
  },
  {
    name: "thread",
    title: "A thread",
    render: () => (
      <Pane>
        <ThreadPane memberId="gallery-2" viewerId={VIEWER_ID} isTyping={false} />
      </Pane>
    ),
  },
];

/** A box of the size that the messages screen gives its panes. */
const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  block-size: 560px;
  border: 1px solid var(--line);
  background: var(--counter);
`;
