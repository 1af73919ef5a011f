import { SWITCH_REASON } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminSwitch_SwitchFragment } from "../../../gql/graphql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";
import { SWITCH_WORDS } from "./switchWords.ts";

const TrySetSwitch = graphql(`
  mutation TrySetSwitch($input: SetSwitchInput!) {
    dryRun {
      setSwitch(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const SetSwitch = graphql(`
  mutation SetSwitch($input: SetSwitchInput!, $confirms: String) {
    setSwitch(input: $input, confirms: $confirms) {
      id
      ...AdminSwitch_switch
    }
  }
`);

const schema = reasonSchema(SWITCH_REASON);

interface Props {
  toggled: Pick<AdminSwitch_SwitchFragment, "name" | "isOn">;
  onClose: () => void;
}

/** Closes a feature, or opens it again: the reason, then what that does. */
export function SwitchDialog({ toggled: { name, isOn }, onClose }: Props) {
  const [tryOut] = useCommand(TrySetSwitch);
  const [setSwitch] = useCommand(SetSwitch);
  const { label, noun, closes, goesOn } = SWITCH_WORDS[name];
  const inputOf = ({ reason }: { reason: string }) => ({
    name,
    isOn: !isOn,
    reason: reason.trim(),
  });

  return (
    <ActionDialog
      title={`${isOn ? "Close" : "Open"} ${noun}?`}
      actLabel={`${isOn ? "Close" : "Open"} ${noun}`}
      destructive={isOn}
      done={`${label}: ${isOn ? "closed" : "open again"}`}
      failed={`Failed to ${isOn ? "close" : "open"} ${noun}`}
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        [isOn ? "Closes for everybody" : "Opens for everybody", closes],
        ...(isOn ? [["Goes on", goesOn] as const] : []),
        [isOn ? "Reason, as members read it" : "Reason", reason.trim()],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(values) });
        return getFragment(ActionEffects_effects, dryRun.setSwitch);
      }}
      act={(values, confirms) => setSwitch({ input: inputOf(values), confirms })}
      onClose={onClose}
    >
      <ReasonField
        hint={isOn ? "Everybody who uses the market reads it." : "For administrators only."}
        max={SWITCH_REASON.max}
      />
    </ActionDialog>
  );
}
