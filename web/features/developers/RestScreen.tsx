import { useDeferredValue, useId, useState } from "react";
import { styled } from "styled-components";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { Page } from "../../ui/Page.tsx";
import { space } from "../../ui/theme.ts";
import { EndpointCard } from "./EndpointCard.tsx";
import { subjectsOf, type OpenApi } from "./openApi.ts";
import { useOpenApi } from "./useOpenApi.ts";

/** /developers/rest: every REST endpoint, from the server's OpenAPI document. */
export function RestScreen() {
  const { document, hasFailed, retry } = useOpenApi();
  return (
    <Page title="REST API">
      <Intro>
        <p>
          Each endpoint runs a GraphQL document on the server, so both follow the same rules. Sign
          in with <code>POST /api/auth/login</code> and send its token as{" "}
          <code>Authorization: Bearer</code>. Ids are numbers, dates ISO 8601 in UTC, amounts whole
          TP. A list that takes <code>first</code> and <code>after</code> has pages: the header{" "}
          <code>Link</code> has the address of the next one.
        </p>
        <p>
          For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). To try queries:{" "}
          <a href="/graphiql">GraphiQL</a>.
        </p>
      </Intro>
      <EndpointList document={document} hasFailed={hasFailed} onRetry={retry} />
    </Page>
  );
}

/** The endpoints in each of their states. */
export function EndpointList(props: {
  document: OpenApi | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  const { document, hasFailed, onRetry } = props;
  return (
    <>
      {hasFailed && <ErrorState message="Failed to load the API description" onRetry={onRetry} />}
      {!document && !hasFailed && <LoadingBox label="Loading the API description" height="80vh" />}
      {document && <Endpoints document={document} />}
      <OfflineNote />
    </>
  );
}

function Endpoints({ document }: { document: OpenApi }) {
  const [text, setText] = useState("");
  const findId = useId();
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const subjects = subjectsOf(document)
    .map(({ endpoints, ...subject }) => ({
      ...subject,
      endpoints: endpoints.filter(({ method, path, summary }) =>
        `${method} ${path} ${summary}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);

  return (
    <>
      <Find>
        <Label htmlFor={findId}>Find an endpoint</Label>
        <Input
          id={findId}
          type="search"
          value={text}
          placeholder="offers, POST, wallet"
          onChange={(event) => setText(event.target.value)}
        />
      </Find>
      {subjects.length === 0 && (
        <EmptyState title={wanted === "" ? "No endpoints" : "No endpoint has these words"} />
      )}
      {subjects.map(({ name, description, endpoints }) => (
        <Subject key={name} aria-labelledby={`subject-${name}`}>
          <h2 id={`subject-${name}`}>{name}</h2>
          <p>{description}</p>
          {endpoints.map((endpoint) => (
            <EndpointCard
              key={endpoint.operationId}
              endpoint={endpoint}
              schemas={document.components.schemas}
            />
          ))}
        </Subject>
      ))}
    </>
  );
}

const Intro = styled.div`
  max-inline-size: 68ch;
  color: var(--ink2);

  p {
    margin: 0 0 ${space(3)};
  }
`;

const Find = styled.div`
  display: grid;
  gap: ${space(1)};
  max-inline-size: 420px;
`;

const Subject = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-block-start: ${space(5)};

  h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  > p {
    margin: 0;
    color: var(--ink2);
  }
`;
