import { styled } from "styled-components";
import { controlLook } from "./Input.tsx";

/** A text area not bound to a form; it grows with its text. */
export const TextArea = styled.textarea`
  ${controlLook}
  min-block-size: 96px;
  max-block-size: 40vh;
  resize: vertical;
  field-sizing: content;
`;
