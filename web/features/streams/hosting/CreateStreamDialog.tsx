import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { emptyStream, inputOf, type StreamKind, type StreamValues } from "./streamForm.ts";
import { StreamFormDialog } from "./StreamFormDialog.tsx";

const CreateStream = graphql(`
  mutation CreateStream($input: CreateStreamInput!) {
    createStream(input: $input) {
      stream {
        id
        title
        ...StreamRow_stream
      }
    }
  }
`);

interface Props {
  readonly streamType: StreamKind;
  readonly onClose: () => void;
  readonly onCreated: (stream: { readonly id: string; readonly title: string }) => void;
}

/** Creates a stream, for now or for later. The host starts it from its own page. Source: S2 §2, §5 */
export function CreateStreamDialog({ streamType, onClose, onCreated }: Props) {
  const [create] = useCommand(CreateStream);

  async function handleSubmit(values: StreamValues) {
    const { createStream } = await create({ input: inputOf(values) });
    onClose();
    onCreated(createStream.stream);
  }

  return (
    <StreamFormDialog
      title="Create Live Stream"
      initialValues={emptyStream(streamType)}
      submitLabel="Create stream"
      failureTitle="Failed to create stream"
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
