import { StatusBadge } from "../../ui/StatusBadge.tsx";

/** Whether a channel is verified. Source: S2 §2 "status badges Verified or Pending" */
export function ChannelStatus({ isVerified }: { readonly isVerified: boolean }) {
  return isVerified ? (
    <StatusBadge tone="ok">Verified</StatusBadge>
  ) : (
    <StatusBadge tone="pending">Pending</StatusBadge>
  );
}
