import { string } from "yup";
import { SAVED_QUERIES } from "../../../schema/limits.ts";

const { title, documentMax } = SAVED_QUERIES;

/** What a query may be called and how long it may be, where it is kept: saved, or as a report. */
export const QUERY_RULES = {
  title: string()
    .trim()
    .required("Please give a title")
    .min(title.min, `The title must be at least ${title.min} characters`)
    .max(title.max, `The title may have at most ${title.max} characters`),
  document: string()
    .required("Please write a query")
    .max(documentMax, `The document may have at most ${documentMax} characters`),
};
