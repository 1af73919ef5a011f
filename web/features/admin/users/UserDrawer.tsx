import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminUserAction } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { UserFacts } from "./UserFacts.tsx";
import { UserItems } from "./UserItems.tsx";
import { UserStatus } from "./UserStatus.tsx";
import { UserSuspensions } from "./UserSuspensions.tsx";
import { AdminUser_user } from "./UserTable.tsx";

const SuspendDialog = lazy(() =>
  import("./SuspendDialog.tsx").then((m) => ({ default: m.SuspendDialog })),
);
const ViewAsDialog = lazy(() =>
  import("./ViewAsDialog.tsx").then((m) => ({ default: m.ViewAsDialog })),
);
const ResetTwoStepDialog = lazy(() =>
  import("./ResetTwoStepDialog.tsx").then((m) => ({ default: m.ResetTwoStepDialog })),
);
const RequestDialog = lazy(() =>
  import("../adjustments/RequestDialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const RoleDialog = lazy(() => import("./RoleDialog.tsx").then((m) => ({ default: m.RoleDialog })));
const LiftDialog = lazy(() => import("./LiftDialog.tsx").then((m) => ({ default: m.LiftDialog })));

const AdminUser = graphql(`
  query AdminUser($id: ID!) {
    adminUser(id: $id) {
      id
      ...AdminUser_user
    }
  }
`);

/** One account: its facts, suspensions and items, and what an administrator can do about it. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [dialog, setDialog] = useState<
    AdminUserAction | "resetTwoStep" | "viewAs" | "adjust" | null
  >(null);
  const { data, error, refetch } = useQuery(AdminUser, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const user = getFragment(AdminUser_user, data?.adminUser);
  // One button for both, so that the focus comes back to it after the dialog.
  const action = user?.viewerActions.find((one) => one !== "set_role");
  const maySetRole = user?.viewerActions.includes("set_role");
  const mayReset = user?.twoStep && user.role !== "admin" && !user.isDeleted;
  const mayView = user?.isActive && user.role === "member";
  const { viewer } = useViewer();
  const mayAdjust = user && !user.isDeleted && user.id !== viewer?.id;
  const close = () => setDialog(null);

  return (
    <Drawer
      title={user?.displayName ?? "User"}
      subtitle={user ? <UserStatus user={user} /> : null}
      onClose={onClose}
      footer={
        action || mayReset || mayView || mayAdjust || maySetRole ? (
          <Acts>
            {mayView ? <Button onClick={() => setDialog("viewAs")}>View as…</Button> : null}
            {action ? (
              <Button onClick={() => setDialog(action)}>
                {action === "lift" ? "Lift suspension" : "Suspend"}
              </Button>
            ) : null}
            {mayAdjust ? <Button onClick={() => setDialog("adjust")}>Adjust TP…</Button> : null}
            {maySetRole ? <Button onClick={() => setDialog("set_role")}>Change role</Button> : null}
            {mayReset ? (
              <Button onClick={() => setDialog("resetTwoStep")}>Reset two-step sign-in</Button>
            ) : null}
          </Acts>
        ) : null
      }
    >
      {error ? (
        <ErrorState
          message="Failed to load this user"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data?.adminUser === null ? <EmptyState title="There is no such user" /> : null}
      {!data && !error ? <Skeleton $h="420px" /> : null}
      {user ? (
        <>
          <UserFacts user={user} />
          <UserSuspensions memberId={user.id} />
          <UserItems userId={user.id} />
        </>
      ) : null}
      <OfflineNote />
      <Suspense>
        {user && dialog === "suspend" ? <SuspendDialog user={user} onClose={close} /> : null}
        {user && dialog === "viewAs" ? <ViewAsDialog user={user} onClose={close} /> : null}
        {user && dialog === "resetTwoStep" ? (
          <ResetTwoStepDialog user={user} onClose={close} />
        ) : null}
        {user && dialog === "adjust" ? <RequestDialog member={user} onClose={close} /> : null}
        {user && dialog === "set_role" ? <RoleDialog user={user} onClose={close} /> : null}
        {user && dialog === "lift" ? <LiftDialog user={user} onClose={close} /> : null}
      </Suspense>
    </Drawer>
  );
}

const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 12px;
`;
