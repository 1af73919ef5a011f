import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import type { Observable } from "@apollo/client";
import { ToolbarButton, useGraphiQL } from "@graphiql/react";
import type { Fetcher, FetcherReturnType } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import {
  buildSchema,
  getOperationAST,
  parse,
  separateOperations,
  type DocumentNode,
  type OperationDefinitionNode,
} from "graphql";
import { Gauge, Link, ListTree, Save } from "lucide-react";
import type { ReactNode } from "react";
import tables from "../../schema/admin.graphql?raw";
import contract from "../../schema/schema.graphql?raw";
import type { EditedDocument } from "../features/admin/explorer/explorerApi.ts";
import type { FollowedDocument } from "../features/admin/explorer/live/openFeed.ts";
import { SAMPLES } from "./adminSamples.ts";
import { withCursor } from "./withCursor.ts";

const schema = buildSchema(`${contract}\n${tables}`, { assumeValid: true });

/** Of the history the market keeps its own. */
const NO_PLUGINS: [] = [];

interface Props {
  theme: "light" | "dark";
  /** What is in the editor at first, in a tab of its own; otherwise the tabs that were open. */
  initial: { query: string; variables: string } | undefined;
  /** Runs a query; what it resolves to is the answer in the editor. */
  onRun: (document: EditedDocument) => Promise<object>;
  /** Runs a mutation, by its name, in the same way. */
  onChange: (document: EditedDocument, name: string) => Promise<object>;
  /** Follows a subscription; what it emits is the answer in the editor. */
  onFollow: (followed: FollowedDocument) => Observable<object>;
  /** Shows what a document would take. */
  onPlan: (document: EditedDocument) => void;
  /** Runs a query with a look at what each of its statements does. */
  onAnalyze: (document: EditedDocument) => void;
  /** Keeps what is in the editor. */
  onSave: (document: EditedDocument) => void;
  onCopyLink: (document: EditedDocument) => void;
}

/** The editor of the explorer: GraphiQL with every table. */
export function AdminEditor(props: Props) {
  const { theme, initial, onPlan, onAnalyze, onSave, onCopyLink } = props;
  return (
    <GraphiQL
      fetcher={fetcherOf(props)}
      schema={schema}
      defaultTabs={SAMPLES}
      {...(initial && { initialQuery: initial.query, initialVariables: initial.variables })}
      forcedTheme={theme}
      plugins={NO_PLUGINS}
      isHeadersEditorEnabled={false}
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <span />
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, copy }) => (
          <>
            <DocumentButton label="What would it take?" onPress={onPlan}>
              <ListTree className="graphiql-toolbar-icon" aria-hidden />
            </DocumentButton>
            <DocumentButton label="Run it and analyze its statements" onPress={onAnalyze}>
              <Gauge className="graphiql-toolbar-icon" aria-hidden />
            </DocumentButton>
            <DocumentButton label="Save this query" onPress={onSave}>
              <Save className="graphiql-toolbar-icon" aria-hidden />
            </DocumentButton>
            <DocumentButton label="Copy a link to this query" onPress={onCopyLink}>
              <Link className="graphiql-toolbar-icon" aria-hidden />
            </DocumentButton>
            {prettify}
            {copy}
          </>
        )}
      </GraphiQL.Toolbar>
    </GraphiQL>
  );
}

interface ButtonProps {
  label: string;
  onPress: (document: EditedDocument) => void;
  children: ReactNode;
}

/** A button about what is in the editor. */
function DocumentButton({ label, onPress, children }: ButtonProps) {
  const { queryEditor, variableEditor, operationName } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName }) => ({
      queryEditor,
      variableEditor,
      operationName,
    }),
  );
  const handleClick = () =>
    onPress(
      meant({
        query: queryEditor?.getValue() ?? "",
        variables: parsed(variableEditor?.getValue()),
        operationName,
      }).document,
    );
  return (
    <ToolbarButton label={label} onClick={handleClick}>
      {children}
    </ToolbarButton>
  );
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined || text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The operation that is meant. GraphiQL notices a little later than the editor that a tab has another document, and
 * until then has the name of an operation that is not there any more.
 */
function operationOf({ query, operationName }: EditedDocument) {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document);
  } catch {
    // The answer will say what is wrong with it.
    return undefined;
  }
}

/** A document with the name of an operation that it has, and what kind that is. */
function meant({ query, variables, operationName }: EditedDocument) {
  const operation = operationOf({ query, operationName });
  return { document: { query, variables, operationName: operation?.name?.value }, operation };
}

/** The mutation that an operation asks for. */
function nameOf({ name, selectionSet: { selections } }: OperationDefinitionNode): string {
  const [first] = selections;
  return first?.kind === "Field" ? first.name.value : (name?.value ?? "this mutation");
}

/** The document with one of its operations and its fragments alone. */
function onlyOf({ name }: OperationDefinitionNode, document: DocumentNode): DocumentNode {
  return separateOperations(document)[name?.value ?? ""] ?? document;
}

/** Queries run by `onRun`, mutations by `onChange`, subscriptions by `onFollow`. */
function fetcherOf({
  onRun,
  onChange,
  onFollow,
}: Pick<Props, "onRun" | "onChange" | "onFollow">): Fetcher {
  return (given) => {
    const { document, operation } = meant(given);
    if (operation?.operation === "mutation") return onChange(document, nameOf(operation));
    if (operation?.operation !== "subscription") return onRun(document);
    const variables = (document.variables ?? {}) as Record<string, unknown>;
    return onFollow(
      withCursor(schema, onlyOf(operation, parse(document.query)), variables),
    ) as FetcherReturnType;
  };
}
