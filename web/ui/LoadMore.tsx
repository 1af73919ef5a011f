import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";

/**
 * The button below a list that has more pages. It keeps its place while a page loads. If loading fails it says so, the
 * list stays, and the button retries.
 */
export function LoadMore({
  hasMore,
  loading,
  onMore,
  label = "Show more",
}: {
  hasMore: boolean;
  loading: boolean;
  /** Rejects if the page cannot be loaded. */
  onMore: () => Promise<unknown>;
  label?: string;
}) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasMore) return null;

  async function handleMore() {
    try {
      await onMore();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <Row>
      <div role="status">{hasFailed && !loading ? <p>The rest could not be loaded.</p> : null}</div>
      <Button busy={loading} data-more onClick={() => void handleMore()}>
        {hasFailed ? "Try again" : label}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: center;

  p {
    margin-block-end: 8px;
    color: var(--bad);
    font-size: 0.9375rem;
  }
`;
