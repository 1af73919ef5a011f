import { Send } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { styled } from "styled-components";
import { STREAM_MESSAGE_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { Input } from "../../../ui/Input.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Hearts } from "./Hearts.tsx";

interface Props {
  readonly streamId: string;
  readonly onSay: (content: string) => void;
}

/** The form that sends a chat message. */
export function ChatComposer({ streamId, onSay }: Props) {
  const fieldId = useId();
  const [content, setContent] = useState("");

  const handleSend = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = content.trim();
    if (words === "") return;
    onSay(words);
    setContent("");
  };

  return (
    <Form onSubmit={handleSend}>
      <VisuallyHidden as="label" htmlFor={fieldId}>
        Message to the chat
      </VisuallyHidden>
      <Input
        id={fieldId}
        dir="auto"
        autoComplete="off"
        placeholder="Say something"
        enterKeyHint="send"
        maxLength={STREAM_MESSAGE_MAX}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Button type="submit" $kind="act" aria-label="Send">
        <Send size={18} aria-hidden />
      </Button>
      <Hearts streamId={streamId} />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px;
  border-block-start: 1px solid var(--line);

  > input {
    flex: 1;
    min-inline-size: 0;
  }
`;
