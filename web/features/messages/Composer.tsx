import { Send } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { MESSAGE_MAX } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { media } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** What the member had begun to write to each person, kept while the page lives. */
const drafts = new Map<string, string>();

/** Enter sends, Shift+Enter adds a line. Blank messages are not sent. */
export function Composer(props: {
  readonly memberId: string;
  readonly name: string;
  readonly onSend: (content: string) => void;
  readonly onTyping: (isTyping: boolean) => void;
}) {
  const { memberId, name, onSend, onTyping } = props;
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState(drafts.get(memberId) ?? "");

  useEffect(() => {
    // With a keyboard at hand one opens a thread to write; on a touch screen focus would
    // raise the keyboard over it. Waits for the focus that follows each navigation.
    if (!matchMedia("(min-width: 720px) and (hover: hover)").matches) return;
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  const write = (text: string) => {
    drafts.set(memberId, text);
    setContent(text);
  };
  const handleSend = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = content.trim();
    if (words === "") return;

    onSend(words);
    onTyping(false);
    write("");
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing)
      handleSend(event);
  };

  return (
    <Form onSubmit={handleSend}>
      <VisuallyHidden as="label" htmlFor={fieldId}>
        Message {name}
      </VisuallyHidden>
      <Field
        id={fieldId}
        ref={field}
        rows={1}
        dir="auto"
        value={content}
        maxLength={MESSAGE_MAX}
        placeholder={`Message ${name}`}
        enterKeyHint="send"
        onKeyDown={handleKey}
        onBlur={() => onTyping(false)}
        onChange={(event) => {
          write(event.target.value);
          onTyping(event.target.value.trim() !== "");
        }}
      />
      <Button type="submit" $kind="act" aria-label="Send">
        <Send size={18} aria-hidden />
        <Wide>Send</Wide>
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--line);

  > button {
    min-block-size: 48px;
  }
`;

const Field = styled(TextArea)`
  min-block-size: 48px;
  max-block-size: 30vh;
  resize: none;
`;

const Wide = styled.span`
  display: none;

  ${media.m} {
    display: inline;
  }
`;
