import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { FeedFilter } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { useArrivals } from "../../../ui/useArrivals.ts";

const FeedPostAdded = graphql(`
  subscription FeedPostAdded($filter: FeedFilter!, $after: Cursor) {
    feedPostAdded(filter: $filter, after: $after) {
      cursor
      post {
        id
      }
    }
  }
`);

interface Props {
  readonly filter: FeedFilter;
  /** The cursor of the posts on screen, so that no later post is missed. */
  readonly after: string | undefined;
  readonly shown: ReadonlySet<string>;
  /** Reloads the posts; receives the ids that were waiting. */
  readonly onShow: (arrived: ReadonlySet<string>) => void;
}

/** The shelf above the posts. It counts new posts and does not move the list until the member asks. */
export function NewPosts({ filter, after, shown, onShow }: Props) {
  const { arrived, add, clear } = useArrivals();

  useLive(FeedPostAdded, {
    variables: { filter },
    after,
    onEvent: ({ feedPostAdded }) => add(feedPostAdded.post.id),
  });

  const waiting = new Set([...arrived].filter((id) => !shown.has(id)));

  function handleShow() {
    onShow(waiting);
    clear();
  }

  return (
    <ArrivalsShelf
      idleText={
        filter === "trending"
          ? "Trending: what members like, share and talk about this week"
          : "New posts appear here as they arrive"
      }
      {...(waiting.size > 0 && {
        text: waiting.size === 1 ? "1 new post" : `${waiting.size} new posts`,
        actionLabel: "Show",
        onAction: handleShow,
      })}
    />
  );
}
