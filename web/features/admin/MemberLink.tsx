import { Link } from "react-router-dom";

/** A member's name, which leads to their account in the Users tab. */
export function MemberLink({ member }: { member: { id: string; displayName: string } }) {
  return <Link to={`/admin/users?user=${member.id}`}>{member.displayName}</Link>;
}
