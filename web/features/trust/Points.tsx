import { styled } from "styled-components";
import { space } from "../../ui/theme.ts";

/** A heading with a list of points. */
export function Points({
  title,
  points,
  ordered = false,
}: {
  readonly title: string;
  readonly points: readonly string[];
  readonly ordered?: boolean;
}) {
  const items = points.map((point) => <li key={point}>{point}</li>);
  return (
    <Box>
      <h3>{title}</h3>
      {ordered ? <ol>{items}</ol> : <ul>{items}</ul>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  h3 {
    font-size: 1rem;
  }

  ul,
  ol {
    display: grid;
    gap: ${space(2)};
    padding-inline-start: 1.4em;
    color: var(--ink2);
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }
`;
