import { styled } from "styled-components";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { StreamPanelCard, type StreamPanelCard_stream } from "./StreamPanelCard.tsx";

interface Props {
  readonly streams: readonly ({ readonly id: string } & FragmentType<
    typeof StreamPanelCard_stream
  >)[];
  /** The text if there are none. */
  readonly empty: string;
}

/** The streams under one tab of the panel. */
export function StreamsTab({ streams, empty }: Props) {
  if (streams.length === 0) return <EmptyState title={empty} />;
  return (
    <Rows>
      {streams.map((stream) => (
        <li key={stream.id}>
          <StreamPanelCard stream={stream} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-block-size: min(620px, 60dvh);
  overflow-y: auto;
`;
