import { useRef, useState } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { useToast } from "../../ui/toast.tsx";
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

/** A post while it is written. One key for each: what is sent again after a lost answer is the same post. */
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

  /** Answers whether it was sent; what was not stays where it is. */
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
      // The lists that show it read themselves anew: its place in them depends on the filter.
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
