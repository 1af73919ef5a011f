import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { JobTask } from "../../../gql/graphql.ts";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { DropDialog } from "./DropDialog.tsx";
import type { Job } from "./JobTable.tsx";
import { TASKS } from "./jobWords.ts";

const TryDropJob = graphql(`
  mutation TryDropJob($id: ID!, $reason: String!) {
    dryRun {
      dropJob(id: $id, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const DropJob = graphql(`
  mutation DropJob($id: ID!, $reason: String!, $confirms: String) {
    dropJob(id: $id, reason: $reason, confirms: $confirms) {
      id
    }
  }
`);

const CONSEQUENCES: Partial<Record<JobTask, string>> = {
  mail_leaves: "The mail is deleted and never leaves.",
  text_leaves: "The text message is deleted and never leaves.",
};

interface Props {
  job: Job;
  onClose: () => void;
  onDone: () => void;
}

/** Removes a job from the queue. */
export function DropJobDialog({ job: { id, task }, ...others }: Props) {
  const [tryOut] = useCommand(TryDropJob);
  const [drop] = useCommand(DropJob);

  return (
    <DropDialog
      noun="job"
      title={`Drop “${TASKS[task]}”?`}
      consequence={CONSEQUENCES[task] ?? "It is not tried again before its next time."}
      dryRun={async (reason) => {
        const { dryRun } = await tryOut({ id, reason });
        return getFragment(ActionEffects_effects, dryRun.dropJob);
      }}
      drop={(reason, confirms) => drop({ id, reason, confirms })}
      {...others}
    />
  );
}
