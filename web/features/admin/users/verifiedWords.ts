/** What of a member is verified, in words. */
export function verifiedWords(user: { emailVerified: boolean; phoneVerified: boolean }): string {
  const verified = [user.emailVerified ? "E-mail" : "", user.phoneVerified ? "phone" : ""]
    .filter(Boolean)
    .join(", ");
  return verified === "" ? "No" : verified.charAt(0).toUpperCase() + verified.slice(1);
}
