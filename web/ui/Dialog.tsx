import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { css, keyframes, styled } from "styled-components";
import { IconButton } from "./IconButton.tsx";
import { media } from "./theme.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Wide enough for two columns; full screen on a phone. */
  wide?: boolean;
};

/** What opened the dialog that is being closed: one that takes its place in the same step returns the focus there. */
let left: HTMLElement | null = null;

/** A dialog over the page. Escape, the scrim and the cross close it; focus returns to the element that had it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, wide = false } = props;
  const opener = useRef<HTMLElement | null>(null);
  // Before the effects of what is in it: a form takes the focus as soon as it is drawn.
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement, body } = document;
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : left;
    return () => {
      left = opener.current;
      queueMicrotask(() => (left = null));
    };
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Content
          $wide={wide}
          data-dialog
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            // No Radix trigger opened the dialog, so Radix does not know where to return the focus.
            event.preventDefault();
            opener.current?.focus();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <Head>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </Head>
          {description ? (
            <Radix.Description asChild>
              <Words>{description}</Words>
            </Radix.Description>
          ) : null}
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Sets the initial focus: a marked control, else the first field, else the dialog itself. */
function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const first =
    dialog?.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog?.querySelector<HTMLElement>("input, textarea, select");
  (first ?? dialog)?.focus();
}

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(9 15 13 / 0.6);
  animation: ${fade} var(--quick) var(--easeIn);
`;

const wholeScreen = css`
  @media (max-width: 719px) {
    inset: 0;
    align-content: start;
    block-size: 100dvh;
    max-block-size: 100dvh;
    border: 0;
    border-radius: 0;
  }
`;

const Content = styled(Radix.Content)<{ $wide: boolean }>`
  position: fixed;
  z-index: 40;
  inset-inline: 12px;
  inset-block: max(12px, env(safe-area-inset-top)) 12px;
  margin: auto;
  block-size: fit-content;
  max-block-size: calc(100dvh - 24px);
  max-inline-size: ${({ $wide }) => ($wide ? "860px" : "520px")};
  overflow-y: auto;
  overscroll-behavior: contain;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: 14px;
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
  animation: ${rise} var(--move) var(--easeIn);
  &:focus {
    outline: none;
  }
  ${({ $wide }) => ($wide ? wholeScreen : "")}
  ${media.m} {
    padding: 24px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  h2 {
    padding-block: 6px;
    min-inline-size: 0;
  }
`;

const Words = styled.div`
  color: var(--ink2);
`;
