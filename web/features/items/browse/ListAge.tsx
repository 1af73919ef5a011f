import { styled } from "styled-components";
import { useConnection } from "../../../apollo/connection.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";

/** While offline, the loaded list stays on screen and this shows its age: the time since the connection was lost. */
export function ListAge() {
  const { state, since } = useConnection();
  if (state !== "offline") return null;

  return (
    <Line>
      You are offline. What you see is from <TimeAgo date={since.toISOString()} />.
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  color: var(--ink2);
`;
