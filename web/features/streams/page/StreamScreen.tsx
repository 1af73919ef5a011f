import { useQuery } from "@apollo/client/react";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StreamPage } from "./StreamPage.tsx";
import { StreamPageSkeleton } from "./StreamPageSkeleton.tsx";

const StreamById = graphql(`
  query StreamById($id: ID!) {
    stream(id: $id) {
      id
      ...StreamPage_stream
    }
  }
`);

const MISSING = new Set(["NOT_FOUND", "BAD_USER_INPUT"]);

/** One stream: stage, chat, pinned item. */
export function StreamScreen({ streamId }: { readonly streamId: string }) {
  const { data, error, refetch } = useQuery(StreamById, {
    variables: { id: streamId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const isMissing =
    data?.stream === null || (error !== undefined && MISSING.has(toFailure(error).code));

  if (isMissing) {
    return (
      <Page title="Stream Not Found" hideHeading>
        <h1 tabIndex={-1}>Stream Not Found</h1>
        <EmptyState title="This stream does not exist or was called off.">
          <ButtonLink $kind="act" to="/streams">
            See all streams
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  if (data?.stream) return <StreamPage stream={data.stream} />;
  if (error) {
    return (
      <Page title="Stream">
        <ErrorState message="Failed to fetch the stream" onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <StreamPageSkeleton />;
}
