export const SUSPEND = `mutation ($memberId: ID!, $reason: String!, $until: DateTimeISO, $notes: String) {
  suspendMember(input: { memberId: $memberId, reason: $reason, until: $until, notes: $notes }) {
    id reason notes duration expiresAt isActive member { id isSuspended verificationLevel } admin { displayName } } }`;
export const LIFT = `mutation ($memberId: ID!, $reason: String! = "Apologised") {
  liftSuspension(memberId: $memberId, reason: $reason) { id isActive liftNotes member { isSuspended } liftedBy { displayName } } }`;
