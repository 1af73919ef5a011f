import { styled } from "styled-components";

const plain = new Intl.NumberFormat("en");
const withSign = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/** Whole TP as text: "1,000 TP", or "+18 TP" if signed. */
export function tpText(tp: number, signed = false): string {
  return `${(signed ? withSign : plain).format(tp)} TP`;
}

/** An amount of TrustPoints inside a sentence or a row. */
export function Tp({ tp, signed = false }: { tp: number; signed?: boolean }) {
  return <Amount>{tpText(tp, signed)}</Amount>;
}

const Amount = styled.span`
  font-weight: 650;
  white-space: nowrap;
`;
