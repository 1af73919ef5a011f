import { Video } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";

export const Poster_stream = graphql(`
  fragment Poster_stream on Stream {
    id
    thumbnailUrl
    featuredItems {
      id
      images {
        large
      }
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof Poster_stream>;
  readonly eager?: boolean;
}

/** The picture of a stream, 16:9: its thumbnail, else the photo of its first featured item, else a placeholder. */
export function Poster({ stream: masked, eager = false }: Props) {
  const { thumbnailUrl, featuredItems } = getFragment(Poster_stream, masked);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [thumbnailUrl, ...featuredItems.map(({ images }) => images[0]?.large)];
  const src = shown.find((each) => each && !broken.includes(each));

  if (!src) {
    return (
      <Nothing data-poster="none">
        <Video size={32} aria-hidden />
      </Nothing>
    );
  }
  return (
    <Picture
      key={src}
      src={src}
      alt=""
      width={640}
      height={360}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken((before) => [...before, src])}
    />
  );
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: var(--well);
`;

const Nothing = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  background: var(--well);
  color: var(--ink3);
`;
