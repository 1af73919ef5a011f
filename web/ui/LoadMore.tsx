import { styled } from "styled-components";
import { Button } from "./Button.tsx";

/** The button under a list that has more to show. Keeps its place while the next page comes. */
export function LoadMore({
  hasMore,
  loading,
  onMore,
}: {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}) {
  if (!hasMore) return null;
  return (
    <Row>
      <Button busy={loading} onClick={onMore}>
        Show more
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-content: center;
`;
