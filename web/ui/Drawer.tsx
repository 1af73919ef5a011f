import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef } from "react";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { IconButton } from "./IconButton.tsx";
import { media } from "./theme.ts";

type DrawerProps = {
  onClose: () => void;
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
};

/** A dialog at the side of the page, open as long as it is mounted. Escape, the scrim and the cross close it. */
export function Drawer({ onClose, title, subtitle, children, footer }: DrawerProps) {
  const opener = useRef<HTMLElement | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          ref={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current =
              document.activeElement instanceof HTMLElement ? document.activeElement : null;
            sheet.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Head>
            <div>
              <Radix.Title>{title}</Radix.Title>
              {subtitle}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </Head>
          <Room>{children}</Room>
          {footer ? <Foot ref={liftToasts}>{footer}</Foot> : null}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Moves toasts above the footer, whose buttons they would cover. */
function liftToasts(foot: HTMLElement | null) {
  if (!foot) return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() =>
    style.setProperty("--toastLift", `${foot.offsetHeight}px`),
  );
  watch.observe(foot);
  return () => {
    watch.disconnect();
    style.removeProperty("--toastLift");
  };
}

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { transform: translateX(48px); opacity: 0; }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(9 15 13 / 0.6);
  animation: ${fade} var(--quick) var(--easeIn);
`;

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 40;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 100%;
  max-inline-size: 480px;
  display: flex;
  flex-direction: column;
  background: var(--raised);
  color: var(--ink);
  border-inline-start: 1px solid var(--line);
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
  animation: ${slide} var(--move) var(--easeIn);
  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 12px 12px 16px;
  border-block-end: 1px solid var(--line);

  > div {
    min-inline-size: 0;
    padding-block: 6px;
  }

  ${media.m} {
    padding-inline-start: 24px;
  }
`;

const Room = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  padding: 16px;
  ${media.m} {
    padding-inline: 24px;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  padding-block-end: calc(16px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  ${media.m} {
    padding-inline: 24px;
  }
`;
