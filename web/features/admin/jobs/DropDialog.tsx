import { JOB_DROP } from "../../../../schema/limits.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import type { ActionEffects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";

const schema = reasonSchema(JOB_DROP.reason);

interface Props {
  /** What is dropped: "dead letter". */
  noun: string;
  title: string;
  /** What never happens then. */
  consequence: string;
  dryRun: (reason: string) => Promise<ActionEffects>;
  drop: (reason: string, confirms: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Drops a job or a dead letter, with a reason for the audit log. */
export function DropDialog({ noun, title, consequence, dryRun, drop, onClose, onDone }: Props) {
  return (
    <ActionDialog
      title={title}
      actLabel={`Drop ${noun}`}
      done={`Dropped the ${noun}`}
      failed={`Failed to drop the ${noun}`}
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        ["Reason, for the audit log", reason.trim()],
        ["Then", consequence],
      ]}
      dryRun={({ reason }) => dryRun(reason.trim())}
      act={async ({ reason }, confirms) => {
        await drop(reason.trim(), confirms);
        onDone();
      }}
      onClose={onClose}
    >
      <p>{consequence}</p>
      <ReasonField hint="It stands in the audit log; nobody is told." max={JOB_DROP.reason.max} />
    </ActionDialog>
  );
}
