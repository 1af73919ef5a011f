/** What members tell the market about each other. */
export {
  ReportOfCommentResolver,
  ReportOfItemResolver,
  ReportOfMemberResolver,
  ReportOfMessageResolver,
  ReportOfPostResolver,
  ReportOfReviewResolver,
  ReportsResolver,
} from "./report.resolver.ts";
