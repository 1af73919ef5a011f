import { styled } from "styled-components";
import { controlLook } from "./Input.tsx";

/** A native select not bound to a form. */
export const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-size: 6px 6px;
  background-repeat: no-repeat;
  background-position:
    right 20px center,
    right 14px center;
  &:dir(rtl) {
    background-position:
      left 14px center,
      left 20px center;
  }
`;
