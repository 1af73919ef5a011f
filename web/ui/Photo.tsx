import { ImageOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { PHOTO_SIZES } from "../../schema/limits.ts";
import { useBlur } from "./useBlur.ts";

/** The three sizes of an uploaded photo and its thumbhash in base64. */
export type PhotoImage = {
  small: string;
  medium: string;
  large: string;
  placeholder?: string | null | undefined;
};

type PhotoProps = {
  image: PhotoImage | null | undefined;
  alt: string;
  sizes?: string | undefined;
  noImageText?: string | undefined;
  /** For a photo that is visible at first: loads at once, not on scroll. */
  eager?: boolean | undefined;
};

/** A 4:3 photo over its blurred placeholder, or a text if there is none. */
export function Photo({ image, alt, sizes, noImageText = "No image", eager = false }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const blur = useBlur(image?.placeholder);

  if (!image || broken === image.medium) {
    return (
      <Nothing>
        <ImageOff size={24} aria-hidden />
        {noImageText}
      </Nothing>
    );
  }
  const { s, m, l } = PHOTO_SIZES;
  return (
    <Frame style={blur ? { backgroundImage: `url(${blur})` } : undefined}>
      <img
        src={image.medium}
        srcSet={`${image.small} ${s}w, ${image.medium} ${m}w, ${image.large} ${l}w`}
        sizes={sizes ?? "(min-width:1040px) 280px, (min-width:720px) 33vw, 50vw"}
        alt={alt}
        width={800}
        height={600}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onError={() => setBroken(image.medium)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--well) center / cover;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Nothing = styled.div`
  aspect-ratio: 4 / 3;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  background: var(--well);
  color: var(--ink3);
  font-size: 0.9375rem;
`;
