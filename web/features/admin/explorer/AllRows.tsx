import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import type { EditedDocument } from "./explorerApi.ts";

const AllRowsDialog = lazy(() =>
  import("./AllRowsDialog.tsx").then((m) => ({ default: m.AllRowsDialog })),
);

interface Props {
  document: EditedDocument;
  /** The list: `tables.offers`. */
  list: string;
  title: string | undefined;
}

/** Makes a report of all rows of a list, of which the answer has a page. */
export function AllRows({ document, list, title }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [requested, setRequested] = useState<{ title: string; runId: string | null }>();
  return (
    <div>
      <Button $small onClick={() => setAsking(true)}>
        All rows…
      </Button>{" "}
      {requested ? (
        <span role="status">
          {requested.title} {requested.runId === null ? "is scheduled." : "is written now."}{" "}
          <Link
            to={
              requested.runId === null ? "/admin/reports" : `/admin/reports?run=${requested.runId}`
            }
          >
            Show it in Reports
          </Link>
        </span>
      ) : null}
      {isAsking ? (
        <Suspense>
          <AllRowsDialog
            document={document}
            list={list}
            title={title}
            onDone={setRequested}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
