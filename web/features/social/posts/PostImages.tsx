import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { POST_IMAGES_SHOWN } from "../../../../schema/limits.ts";
import { Photo, type PhotoImage } from "../../../ui/Photo.tsx";

const ImagesDialog = lazy(async () => ({
  default: (await import("./ImagesDialog.tsx")).ImagesDialog,
}));

export type PostImage = PhotoImage & { readonly path: string };

interface Props {
  readonly postId: string;
  readonly images: readonly PostImage[];
}

/** At most four photos of a post; the last shows how many more there are. Each opens all of them. Source: S2 §2 */
export function PostImages({ images, postId }: Props) {
  const [open, setOpen] = useState(false);
  const shown = images.slice(0, POST_IMAGES_SHOWN);
  const more = images.length - shown.length;
  const isLast = (index: number) => more > 0 && index === shown.length - 1;
  const labelOf = (index: number) =>
    `Show photo ${index + 1} of ${images.length}${isLast(index) ? `, +${more} more` : ""}`;

  return (
    <>
      <Grid $count={shown.length}>
        {shown.map((image, index) => (
          <button
            key={image.path}
            type="button"
            aria-label={labelOf(index)}
            onClick={() => setOpen(true)}
          >
            <Photo
              image={image}
              alt=""
              sizes={shown.length === 1 ? "(min-width: 720px) 480px, 100vw" : "320px"}
            />
            {isLast(index) && <More>+{more} more</More>}
          </button>
        ))}
      </Grid>
      {open && (
        <Suspense>
          <ImagesDialog key={postId} images={images} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Grid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count === 1 ? 1 : 2)}, minmax(0, 1fr));
  gap: 4px;
  max-inline-size: ${({ $count }) => ($count === 1 ? "480px" : "none")};
  overflow: hidden;
  border-radius: 8px;

  button {
    position: relative;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }

  button:focus-visible {
    outline-offset: -3px;
  }
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(9 15 13 / 0.6);
  color: #fff;
  font-size: 1.25rem;
  font-weight: 650;
`;
