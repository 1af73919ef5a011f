import { Link } from "react-router-dom";
import { subjectPath, subjectWords, valueWords } from "./audit/auditWords.ts";

/** What an entry of a log is about: "Member #7", with a link where it has a screen. */
export function SubjectLink(props: { type: string; id: string | null | undefined }) {
  const { type, id } = props;
  if (!id) return valueWords(type);
  const words = subjectWords(type, id);
  const path = subjectPath(type, id);
  return path ? <Link to={path}>{words}</Link> : words;
}
