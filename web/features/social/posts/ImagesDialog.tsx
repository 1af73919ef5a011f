import { styled } from "styled-components";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { space } from "../../../ui/theme.ts";
import type { PostImage } from "./PostImages.tsx";

interface Props {
  readonly images: readonly PostImage[];
  readonly onClose: () => void;
}

/** All photos of a post, large. */
export function ImagesDialog({ images, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title="Photos" wide>
      <List>
        {images.map((image, index) => (
          <li key={image.path}>
            <Photo
              image={image}
              alt={`Photo ${index + 1} of ${images.length}`}
              sizes="(min-width: 720px) 800px, 100vw"
            />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  li {
    overflow: hidden;
    border-radius: 8px;
  }
`;
