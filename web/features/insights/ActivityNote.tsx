import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { PRIVACY_SETTINGS } from "../../shell/places.ts";
import { useActivityOff } from "./useActivityOff.ts";

/** Says why nothing is known of a member who has switched "Use my activity" off, and where it is switched on. */
export function ActivityNote() {
  const isOff = useActivityOff();
  if (!isOff) return null;
  return (
    <Note>
      “Use my activity” is off: your visits and the items you look at are not recorded, and nothing
      you do is learned from. <Link to={PRIVACY_SETTINGS}>Privacy settings</Link>
    </Note>
  );
}

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;
