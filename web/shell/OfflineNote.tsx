import { styled } from "styled-components";
import { useConnection } from "../apollo/connection.ts";

const time = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** While the page is offline, shows the age of the list above it. It is below the list, so that nothing moves. */
export function OfflineNote() {
  const { state, since } = useConnection();
  if (state !== "offline") return null;

  return <Note>Offline. Shown as of {time.format(since)}.</Note>;
}

const Note = styled.p`
  padding: 8px 16px;
  color: var(--ink3);
  font-size: 0.9375rem;
`;
