import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";

/**
 * The button under a list that has more to show. Keeps its place while the next page comes, and says so when it did
 * not come: what is there stays, and the button asks again.
 */
export function LoadMore({
  hasMore,
  loading,
  onMore,
  label = "Show more",
}: {
  hasMore: boolean;
  loading: boolean;
  /** Rejects when the page does not come. */
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
