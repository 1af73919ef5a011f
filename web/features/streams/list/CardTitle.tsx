import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { quietLinks } from "../../../ui/quietLinks.ts";

/** The title of a stream on its card, a link to its page. */
export function CardTitle({
  stream: { id, title },
}: {
  readonly stream: { readonly id: string; readonly title: string };
}) {
  return (
    <Title>
      <Link to={`/streams/${id}`}>{title}</Link>
    </Title>
  );
}

const Title = styled.h3`
  font-size: 1.0625rem;
  line-height: 1.3;
  overflow-wrap: anywhere;

  ${quietLinks}
`;
