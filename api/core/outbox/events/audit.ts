/** What administrators do. */
export interface AuditEvents {
  /** An administrator's action is in the audit log: it is done, or somebody tried it and was refused. */
  ActionAudited: { entryId: number; actorId: number; action: string; isDone: boolean };
}
