import { useState } from "react";
import { styled } from "styled-components";

type AvatarProps = { name: string; src?: string | null | undefined; size?: number | undefined };

/** A member's picture or initials. Decorative, because the name is always beside it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken) {
    return (
      <Picture
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(src)}
      />
    );
  }
  return <Letters data-letters={lettersOf(name)} aria-hidden $size={size} />;
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

const Picture = styled.img`
  flex: none;
  border-radius: 999px;
  object-fit: cover;
  background: var(--well);
`;

const Letters = styled.span<{ $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 999px;
  background: var(--well);
  color: var(--ink2);
  border: 1px solid var(--line);
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: 650;
  line-height: 1;
  /* A picture, not words: what is read aloud is the name beside it. */
  &::before {
    content: attr(data-letters);
  }
`;
