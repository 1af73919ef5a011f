import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { styled } from "styled-components";
import { createCache } from "../apollo/cache.ts";
import { ConnectionContext, createConnection } from "../apollo/connection.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { ScreenFailed } from "../shell/ScreenFailed.tsx";
import { ViewerContext } from "../shell/ViewerProvider.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SampleLink } from "./sampleLink.ts";
import { SampleRouter } from "./SampleRouter.tsx";
import { sampleViewer } from "./sampleViewer.ts";
import type { ListSpecimen, ListState } from "./specimen.ts";

const OFFLINE_SINCE = () => new Date(Date.now() - 12 * 60_000);

/**
 * One list in one state: the real component of the screen, with sample data, a connection and a location of its own.
 */
export function SpecimenFrame(props: {
  readonly specimen: ListSpecimen;
  readonly state: ListState;
}) {
  const { specimen, state } = props;
  const { client, link } = useMemo(() => {
    const answers = new SampleLink(state, specimen);
    return { link: answers, client: new ApolloClient({ cache: createCache(), link: answers }) };
  }, [specimen, state]);
  const connection = useMemo(() => connectionIn(state), [state]);
  const box = useRef<HTMLDivElement>(null);
  useBreakDown(box, client, state === "partial" ? link : null);

  return (
    <Frame aria-label={`${specimen.title}, ${state}`} data-list={specimen.name} data-shows={state}>
      <h2>{state}</h2>
      <Box ref={box}>
        <SampleRouter at={specimen.at ?? "/"}>
          <ApolloProvider client={client}>
            <ConnectionContext value={connection}>
              <ViewerContext value={sampleViewer}>
                <ErrorBoundary fallback={() => <ScreenFailed />}>
                  <Suspense fallback={<Skeleton $h="200px" />}>{specimen.render(state)}</Suspense>
                </ErrorBoundary>
              </ViewerContext>
            </ConnectionContext>
          </ApolloProvider>
        </SampleRouter>
      </Box>
    </Frame>
  );
}

function connectionIn(state: ListState) {
  const connection = createConnection(state === "offline" ? OFFLINE_SINCE : undefined);
  if (state === "offline") connection.offline();
  else connection.online();
  return connection;
}

/** Makes the list fail after its first response: its next page if it has one, else a refetch. */
function useBreakDown(
  box: { readonly current: HTMLElement | null },
  client: ApolloClient,
  link: SampleLink | null,
) {
  useEffect(() => {
    const place = box.current;
    if (!link || !place) return;
    const watch = new MutationObserver(() => {
      const queries = [...client.getObservableQueries().values()];
      const isSettled =
        queries.length > 0 && queries.every((query) => !query.getCurrentResult().loading);
      if (!isSettled || link.isBroken) return;
      watch.disconnect();
      link.isBroken = true;
      const more = place.querySelector<HTMLButtonElement>("[data-more]");
      if (more) more.click();
      else void client.refetchQueries({ include: "active" }).catch(() => undefined);
    });
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [box, client, link]);
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;

  > h2 {
    color: var(--ink3);
    font: 600 0.9375rem/1.5 var(--body);
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
