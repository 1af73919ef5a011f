import { Send } from "lucide-react";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { COMMENT_MAX } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

const AddComment = graphql(`
  mutation AddComment($postId: ID!, $content: String!, $key: String) {
    addComment(postId: $postId, content: $content, idempotencyKey: $key) {
      comment {
        id
      }
      post {
        ...PostActions_post
      }
    }
  }
`);

interface Props {
  readonly postId: string;
  readonly onAdded: () => void;
}

/** The form for a comment. If sending fails the text stays, and a retry does not add it twice. */
export function CommentBox({ postId, onAdded }: Props) {
  const fieldId = useId();
  const key = useRef(crypto.randomUUID());
  const [content, setContent] = useState("");
  const [add, { busy }] = useCommand(AddComment);
  const toast = useToast();

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const words = content.trim();
    if (words === "" || busy) return;
    try {
      await add({ postId, content: words, key: key.current });
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: "Failed to add the comment", description, destructive: true });
      return;
    }
    setContent("");
    key.current = crypto.randomUUID();
    onAdded();
  }

  function handleChange(words: string) {
    setContent(words);
    key.current = crypto.randomUUID();
  }

  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <VisuallyHidden as="label" htmlFor={fieldId}>
        Write a comment
      </VisuallyHidden>
      <Field
        id={fieldId}
        rows={1}
        dir="auto"
        value={content}
        maxLength={COMMENT_MAX}
        placeholder="Write a comment"
        onChange={({ target }) => handleChange(target.value)}
      />
      <Button type="submit" busy={busy} aria-label="Send comment">
        <Send size={18} aria-hidden />
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;

  > button {
    min-block-size: 48px;
  }
`;

const Field = styled(TextArea)`
  min-block-size: 48px;
  resize: none;
`;
