import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { buttonLook } from "./Button.tsx";
import type { ButtonLook } from "./Button.tsx";

/** A link to another screen that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
