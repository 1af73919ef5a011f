import { X } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Picture } from "./usePictures.ts";

interface Props {
  readonly pictures: readonly Picture[];
  readonly onRemove: (preview: string) => void;
}

/** The pictures of the next post, with their upload progress. */
export function PictureStrip({ pictures, onRemove }: Props) {
  if (pictures.length === 0) return null;
  return (
    <Strip aria-label="Photos of the post">
      {pictures.map(({ preview, share, path }, index) => (
        <li key={preview}>
          <img src={preview} alt="" />
          {path === null && (
            <progress aria-label={`Adding photo ${index + 1}`} value={share} max={1} />
          )}
          <IconButton label={`Remove photo ${index + 1}`} onClick={() => onRemove(preview)}>
            <X size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    position: relative;
    inline-size: 112px;
  }

  img {
    inline-size: 112px;
    block-size: 84px;
    border-radius: 8px;
    object-fit: cover;
  }

  progress {
    position: absolute;
    inset-inline: 4px;
    inset-block-end: 8px;
    inline-size: 104px;
    accent-color: var(--gold);
  }

  button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    background: var(--raised);
  }
`;
