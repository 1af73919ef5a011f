/** The logo of Market Day: a stall under its awning. Decorative, because the name or a label is beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path
        d="M6 15v11.5a1.5 1.5 0 0 0 1.5 1.5h17a1.5 1.5 0 0 0 1.5-1.5V15"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M10 20h12v8H10z" fill="currentColor" />
      <path
        d="M4 4h4.8v10a2.4 2.4 0 0 1-4.8 0z M13.6 4h4.8v10a2.4 2.4 0 0 1-4.8 0z M23.2 4H28v10a2.4 2.4 0 0 1-4.8 0z"
        fill="var(--live)"
      />
      <path
        d="M8.8 4h4.8v10a2.4 2.4 0 0 1-4.8 0z M18.4 4h4.8v10a2.4 2.4 0 0 1-4.8 0z"
        fill="var(--gold)"
      />
    </svg>
  );
}
