import { CircleAlert } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";

/** An error message inside the box it belongs to, with a retry button. */
export function ErrorState({
  message,
  onRetry,
}: {
  message: string;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <Box role="alert">
      <CircleAlert size={24} aria-hidden />
      <p>{message}</p>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 16px;
  border: 1px solid var(--bad);
  border-radius: 10px;
  background: var(--badSoft);
  color: var(--onBadSoft);
  text-align: center;
`;
