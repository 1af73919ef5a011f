/** What happens to what members reported, and to appeals. */
export interface ModerationEvents {
  /** Something was reported for the first time, or a decision is contested. */
  CaseOpened: { caseId: number };
  /** A report was looked at. */
  ReportClosed: { reportId: number; caseId: number };
  /** The owner of what was reported is told to stop. */
  MemberWarned: { caseId: number; memberId: number };
  /** What a member wrote is hidden from everybody. An item is deleted instead: ItemDeleted. */
  ContentRemoved: { caseId: number; memberId: number };
  /** It is shown again. */
  ContentRestored: { caseId: number; memberId: number };
  AppealDecided: { caseId: number; memberId: number };
  /** A review of the member no longer counts, or counts again. */
  RatingChanged: { memberId: number };
}
