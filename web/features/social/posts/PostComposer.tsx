import { ImagePlus } from "lucide-react";
import { type SyntheticEvent, useId, useRef } from "react";
import { styled } from "styled-components";
import { POST_MAX, POST_TAGS_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Label } from "../../../ui/Label.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { media, space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { OwnItemSelect } from "./OwnItemSelect.tsx";
import { PictureStrip } from "./PictureStrip.tsx";
import { usePictures } from "./usePictures.ts";
import { usePostDraft } from "./usePostDraft.ts";

/** The form for a new post: text, and optional photos, tags and one of the member's items. */
export function PostComposer({ circleId }: { readonly circleId?: string }) {
  const ids = { text: useId(), tags: useId(), hint: useId() };
  const file = useRef<HTMLInputElement>(null);
  const pictures = usePictures();
  const draft = usePostDraft(circleId);
  const isUploading = pictures.pictures.some(({ path }) => path === null);
  const isOpen = draft.content !== "" || pictures.pictures.length > 0;

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isUploading) return;
    const paths = pictures.pictures.flatMap(({ path }) => path ?? []);
    if (await draft.send(paths)) pictures.clear();
  }

  return (
    <Card aria-label="Write a post">
      <Form onSubmit={(event) => void handleSubmit(event)}>
        <VisuallyHidden as="label" htmlFor={ids.text}>
          Your post
        </VisuallyHidden>
        <Words
          id={ids.text}
          rows={2}
          dir="auto"
          maxLength={POST_MAX}
          placeholder={
            circleId === undefined ? "Tell the market something" : "Tell the circle something"
          }
          value={draft.content}
          aria-invalid={draft.problem !== null}
          aria-describedby={ids.hint}
          onChange={({ target }) => draft.write(target.value)}
        />
        <p id={ids.hint} role={draft.problem ? "alert" : undefined}>
          {draft.problem}
        </p>
        <PictureStrip pictures={pictures.pictures} onRemove={pictures.remove} />
        {isOpen && (
          <Extras>
            <div>
              <Label htmlFor={ids.tags}>Tags (optional)</Label>
              <Input
                id={ids.tags}
                value={draft.tags}
                placeholder={`Up to ${POST_TAGS_MAX}, with spaces between`}
                onChange={({ target }) => draft.setTags(target.value)}
              />
            </div>
            <OwnItemSelect value={draft.itemId} onChange={draft.setItemId} circleId={circleId} />
          </Extras>
        )}
        <Acts>
          <input
            ref={file}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label="Photos of the post"
            onChange={({ target }) => {
              pictures.choose([...(target.files ?? [])]);
              // Reset the input, so that the same file can be chosen again after it was removed.
              target.value = "";
            }}
          />
          <Button onClick={() => file.current?.click()}>
            <ImagePlus size={20} aria-hidden />
            Add photos
          </Button>
          <Button type="submit" $kind="act" busy={draft.busy} disabled={isUploading}>
            Post
          </Button>
        </Acts>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > p {
    color: var(--bad);
  }

  > p:empty {
    display: none;
  }
`;

const Words = styled(TextArea)`
  min-block-size: 72px;
`;

const Extras = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: ${space(1)};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;
