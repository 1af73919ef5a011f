import { ImagePlus, Send } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { MESSAGE_MAX } from "../../../schema/limits.ts";
import type { UploadedPhoto } from "../../apollo/rest.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { media } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PicturePreview } from "./PicturePreview.tsx";
import { QuickReplies } from "./QuickReplies.tsx";
import { usePicture } from "./usePicture.ts";

/** The member's unsent text for each recipient, kept until the page is reloaded. */
const drafts = new Map<string, string>();

/** Writes a message. Enter sends, Shift+Enter adds a line. A message has text, a picture, or both. */
export function Composer(props: {
  readonly memberId: string;
  readonly name: string;
  readonly replies: readonly string[];
  readonly onSend: (content: string, picture: UploadedPhoto | null) => void;
  readonly onTyping: (isTyping: boolean) => void;
}) {
  const { memberId, name, onSend, onTyping } = props;
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState(drafts.get(memberId) ?? "");
  const { picture, choose, clear } = usePicture();
  const isUploading = picture !== null && picture.uploaded === null;

  useEffect(() => {
    // On a device with a keyboard, members open a thread to write. On a touch screen, focus would open the on-screen
    // keyboard over it. The timeout runs after the focus that follows each navigation.
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
    if (isUploading || (words === "" && picture === null)) return;

    onSend(words, picture?.uploaded ?? null);
    onTyping(false);
    write("");
    clear();
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter selects a word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing)
      handleSend(event);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const image = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    if (!image) return;
    event.preventDefault();
    void choose(image);
  };
  const handleReply = (words: string) => {
    write(words);
    field.current?.focus();
  };

  return (
    <Foot>
      {content === "" && picture === null && props.replies.length > 0 && (
        <QuickReplies replies={props.replies} onChoose={handleReply} />
      )}
      {picture && <PicturePreview picture={picture} onRemove={clear} />}
      <Form onSubmit={handleSend}>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture to send"
          onChange={({ target }) => {
            const [image] = target.files ?? [];
            if (image) void choose(image);
            // Reset the input, so that the same file can be chosen again after it was removed.
            target.value = "";
          }}
        />
        <IconButton label="Add a picture" onClick={() => file.current?.click()}>
          <ImagePlus size={20} aria-hidden />
        </IconButton>
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
          onPaste={handlePaste}
          onBlur={() => onTyping(false)}
          onChange={(event) => {
            write(event.target.value);
            onTyping(event.target.value.trim() !== "");
          }}
        />
        <Button type="submit" $kind="act" aria-label="Send" disabled={isUploading}>
          <Send size={18} aria-hidden />
          <Wide>Send</Wide>
        </Button>
      </Form>
    </Foot>
  );
}

const Foot = styled.div`
  flex: none;
  border-block-start: 1px solid var(--line);
`;

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
  padding: 12px 16px;

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
