import { useRef, useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { tagsIn } from "./tagsIn.ts";

const CreatePost = graphql(`
  mutation CreatePost($input: CreatePostInput!, $key: String) {
    createPost(input: $input, idempotencyKey: $key) {
      post {
        id
        ...PostCard_post
      }
    }
  }
`);

/** The draft of a post, with one idempotency key, so that a retry after a lost response does not post it twice. */
export function usePostDraft(circleId: string | undefined) {
  const [content, setContent] = useState("");
  const [tags, setTags] = useState("");
  const [itemId, setItemId] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const intent = useRef({ made: "", key: "" });
  const [create, { busy }] = useCommand(CreatePost);
  const toast = useToast();

  function write(words: string) {
    setContent(words);
    setProblem(null);
  }

  /** Returns whether it was sent; on failure the draft stays. */
  async function send(images: string[]): Promise<boolean> {
    if (busy) return false;
    if (content.trim() === "") {
      setProblem("Write something first");
      return false;
    }
    const input = {
      content,
      images,
      tags: tagsIn(tags),
      itemId: itemId || null,
      ...(circleId !== undefined && { circleId }),
    };
    const made = JSON.stringify(input);
    if (intent.current.made !== made) intent.current = { made, key: crypto.randomUUID() };
    try {
      // The lists refetch, because the post's position in them depends on the filter.
      await create(
        { input, key: intent.current.key },
        { refetchQueries: [circleId === undefined ? "Feed" : "CirclePosts"] },
      );
    } catch (error) {
      const { message } = toFailure(error);
      setProblem(message);
      toast({ title: "Failed to post", description: message, destructive: true });
      return false;
    }
    intent.current = { made: "", key: "" };
    write("");
    setTags("");
    setItemId("");
    toast({ title: "Posted" });
    return true;
  }

  return { content, write, tags, setTags, itemId, setItemId, problem, busy, send };
}
