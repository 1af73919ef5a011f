import { keyframes, styled } from "styled-components";

/** The full-screen spinner while sign-in state loads. */
export function LoadingScreen({ message = "Loading Market Day…" }: { message?: string }) {
  return (
    <Screen role="status">
      <Wheel aria-hidden />
      {message}
    </Screen>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Screen = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-block-size: 100dvh;
  color: var(--ink2);
`;

const Wheel = styled.span`
  inline-size: 40px;
  block-size: 40px;
  border: 4px solid var(--line);
  border-block-start-color: var(--gold);
  border-radius: 999px;
  animation: ${turn} 900ms linear infinite;
`;
