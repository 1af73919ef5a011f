import { styled } from "styled-components";

/** A progress as a bar and as text. */
export function ProgressBar(props: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Default: "1 of 3". */
  readonly words?: string;
}) {
  const { label, value, max, words = `${value} of ${max}` } = props;
  return (
    <Row>
      <progress aria-label={label} value={value} max={max} />
      <span>{words}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;

  span {
    color: var(--ink2);
    font-size: 0.8125rem;
    white-space: nowrap;
  }

  progress {
    flex: 1;
    min-inline-size: 0;
    block-size: 8px;
    appearance: none;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: var(--well);
    overflow: hidden;
  }

  progress::-webkit-progress-bar {
    background: var(--well);
  }

  progress::-webkit-progress-value {
    background: var(--ok);
  }

  progress::-moz-progress-bar {
    background: var(--ok);
  }
`;
