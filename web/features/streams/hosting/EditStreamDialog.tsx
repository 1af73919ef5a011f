import { useCommand } from "../../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { changesOf, type StreamValues, valuesOf } from "./streamForm.ts";
import { StreamFormDialog } from "./StreamFormDialog.tsx";

export const EditStreamDialog_stream = graphql(`
  fragment EditStreamDialog_stream on Stream {
    id
    isLive
    title
    description
    streamType
    category
    tags
    thumbnailUrl
    streamUrl
    scheduledAt
  }
`);

const UpdateStream = graphql(`
  mutation UpdateStream($streamId: ID!, $input: UpdateStreamInput!) {
    updateStream(streamId: $streamId, input: $input) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof EditStreamDialog_stream>;
  readonly onClose: () => void;
}

/** Edits a stream, and its scheduled time until it has begun. */
export function EditStreamDialog({ stream: masked, onClose }: Props) {
  const stream = getFragment(EditStreamDialog_stream, masked);
  const [update] = useCommand(UpdateStream);

  async function handleSubmit(values: StreamValues) {
    await update({ streamId: stream.id, input: changesOf(values, stream.isLive) });
    onClose();
  }

  return (
    <StreamFormDialog
      title="Edit details"
      initialValues={valuesOf(stream)}
      submitLabel="Save"
      failureTitle="Failed to change the stream"
      without={stream.isLive ? ["later", "items"] : ["items"]}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
