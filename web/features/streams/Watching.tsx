import { Eye } from "lucide-react";
import { styled } from "styled-components";
import { Count } from "../../ui/Count.tsx";

/** The viewer count: 1.2K from a thousand, 3.4M from a million. It is shown over a picture. Source: S2 §9 */
export function Watching({ count }: { readonly count: number }) {
  return (
    <Pill data-watching={count}>
      <Eye size={16} aria-hidden />
      <Count value={count} compact />
      {" watching"}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: 4px;
  background: rgb(9 15 13 / 0.82);
  color: #fff;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: pre;
`;
