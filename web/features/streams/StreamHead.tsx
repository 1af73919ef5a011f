import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { ShareStreamButton } from "./ShareStreamButton.tsx";

export const StreamHead_stream = graphql(`
  fragment StreamHead_stream on Stream {
    id
    title
  }
`);

/** The title under the stage, with like and share. */
export function StreamHead({
  stream: masked,
}: {
  readonly stream: FragmentType<typeof StreamHead_stream>;
}) {
  const stream = getFragment(StreamHead_stream, masked);

  return (
    <Head>
      <h1 tabIndex={-1}>{stream.title}</h1>
      <Acts>
        <ShareStreamButton stream={stream} wide />
      </Acts>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 16px;

  h1 {
    flex: 1 1 240px;
    min-inline-size: 0;
    padding-block: 4px;
    font-size: clamp(1.375rem, 1.1rem + 0.9vw, 1.75rem);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  gap: 8px;
`;
