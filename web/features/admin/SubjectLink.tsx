import { Link } from "react-router-dom";
import { subjectPath, valueWords } from "./audit/auditWords.ts";

/** What an entry of a log is about: "Member #7", with a link where it has a screen. */
export function SubjectLink(props: { type: string; id: string | null | undefined }) {
  const { type, id } = props;
  if (!id) return valueWords(type);
  const words = `${valueWords(type)} #${id}`;
  const path = subjectPath(type, id);
  return path ? <Link to={path}>{words}</Link> : words;
}
