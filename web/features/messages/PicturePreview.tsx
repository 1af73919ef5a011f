import { X } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../ui/IconButton.tsx";
import type { PictureDraft } from "./usePicture.ts";

/** The picture of the next message, with its upload progress. */
export function PicturePreview(props: {
  readonly picture: PictureDraft;
  readonly onRemove: () => void;
}) {
  const { preview, share, uploaded } = props.picture;

  return (
    <Strip>
      <img src={preview} alt="What you are about to send" />
      {uploaded ? (
        <small>Ready to send</small>
      ) : (
        <progress aria-label="Adding the picture" value={share} max={1} />
      )}
      <IconButton label="Remove the picture" onClick={props.onRemove}>
        <X size={20} aria-hidden />
      </IconButton>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 16px 0;
  color: var(--ink3);

  img {
    inline-size: 64px;
    block-size: 48px;
    border-radius: 8px;
    object-fit: cover;
  }

  progress {
    inline-size: 120px;
    accent-color: var(--gold);
  }

  > button {
    margin-inline-start: auto;
  }
`;
