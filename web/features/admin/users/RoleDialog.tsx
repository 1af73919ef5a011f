import { object, string } from "yup";
import { SUSPENSION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { MarketRole } from "../../../gql/graphql.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonRule } from "../actions/reasonSchema.ts";
import { ROLE_WORDS, ROLES } from "./roleWords.ts";
import { useRefetchUser } from "./useRefetchUser.ts";

const TrySetRole = graphql(`
  mutation TrySetRole($input: SetRoleInput!) {
    dryRun {
      setRole(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const SetRole = graphql(`
  mutation SetRole($input: SetRoleInput!, $confirms: String) {
    setRole(input: $input, confirms: $confirms) {
      id
    }
  }
`);

const schema = object({
  role: string().required("Choose a role"),
  reason: reasonRule(SUSPENSION.reason),
});

interface Props {
  user: { id: string; displayName: string; role: MarketRole };
  onClose: () => void;
}

/** Makes a member a moderator or an administrator, or takes that away. Source: C06 */
export function RoleDialog({ user: { id, displayName, role: now }, onClose }: Props) {
  const [tryOut] = useCommand(TrySetRole);
  const [setRole] = useCommand(SetRole);
  const refetchUser = useRefetchUser();
  const inputOf = ({ role, reason }: { role: string; reason: string }) => ({
    memberId: id,
    role: role as MarketRole,
    reason: reason.trim(),
  });

  return (
    <ActionDialog
      title={`Change the role of ${displayName}?`}
      actLabel="Change role"
      destructive={now !== "member"}
      done="Role changed"
      failed="Failed to change the role"
      initialValues={{ role: "", reason: "" }}
      schema={schema}
      summary={({ role, reason }) => [
        ["Role", `${ROLE_WORDS[now]} → ${ROLE_WORDS[role as MarketRole]}`],
        [`Reason, as ${displayName} is told`, reason.trim()],
        ["Sessions", "All of them end. The role holds from the next sign-in."],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(values) });
        return getFragment(ActionEffects_effects, dryRun.setRole);
      }}
      act={async (values, confirms) => {
        await setRole({ input: inputOf(values), confirms });
        refetchUser();
      }}
      onClose={onClose}
    >
      <SelectField
        name="role"
        label="Role"
        placeholder="Choose"
        required
        options={ROLES.filter(({ value }) => value !== now)}
      />
      <ReasonField hint={`${displayName} is told it by mail.`} max={SUSPENSION.reason.max} />
    </ActionDialog>
  );
}
