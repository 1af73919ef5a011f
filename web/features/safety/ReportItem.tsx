import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";

const ReportDialog = lazy(async () => ({
  default: (await import("./ReportDialog.tsx")).ReportDialog,
}));

/** A button that opens the report dialog of an item. */
export function ReportItem({ item }: { readonly item: { id: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Quiet type="button" onClick={() => setIsOpen(true)}>
        <Flag size={16} aria-hidden />
        Report this item
      </Quiet>
      {isOpen && (
        <Suspense>
          <ReportDialog
            subject="item"
            id={item.id}
            name={item.title}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink3);
  font-size: 0.8125rem;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`;
