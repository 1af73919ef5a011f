import { Suspense, use } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { media } from "../ui/theme.ts";
import { PARTS } from "./parts/parts.ts";
import { STATES, type ListSpecimen } from "./specimen.ts";
import { SpecimenFrame } from "./SpecimenFrame.tsx";
import { loadSpecimens } from "./specimens.ts";

const loading = loadSpecimens();

/** /gallery: all components of the design, and all lists of the product in their five states. */
export function GalleryScreen() {
  return (
    <Suspense fallback={<Skeleton $h="60vh" />}>
      <Shown />
    </Suspense>
  );
}

function Shown() {
  const lists = use(loading);
  const [params] = useSearchParams();
  const list = params.get("list");
  const part = params.get("part");

  if (list !== null) return <OneList list={lists.find(({ name }) => name === list)} />;
  if (part !== null) return <OnePart name={part} />;
  return (
    <Page title="Gallery">
      <p>
        Every part of the design, and every list of the market in each of its states, drawn by the
        components the screens use. The things in them are samples.
      </p>
      <Contents aria-labelledby="gallery-parts">
        <h2 id="gallery-parts">Parts</h2>
        <ul>
          {PARTS.map(({ name, title }) => (
            <li key={name}>
              <Link to={`/gallery?part=${name}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </Contents>
      <Contents aria-labelledby="gallery-lists">
        <h2 id="gallery-lists">Lists</h2>
        <ul>
          {lists.map(({ name, title }) => (
            <li key={name}>
              <Link to={`/gallery?list=${name}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </Contents>
    </Page>
  );
}

function OneList({ list }: { readonly list: ListSpecimen | undefined }) {
  if (!list) return <Unknown />;
  return (
    <Page title={`${list.title} · Gallery`} hideHeading>
      <h1 tabIndex={-1}>{list.title}</h1>
      <Back />
      <States>
        {STATES.map((state) => (
          <SpecimenFrame key={`${list.name} ${state}`} specimen={list} state={state} />
        ))}
      </States>
    </Page>
  );
}

function OnePart({ name }: { readonly name: string }) {
  const part = PARTS.find((each) => each.name === name);
  if (!part) return <Unknown />;
  return (
    <Page title={`${part.title} · Gallery`} hideHeading>
      <h1 tabIndex={-1}>{part.title}</h1>
      <Back />
      <part.Show />
    </Page>
  );
}

function Unknown() {
  return (
    <Page title="Gallery">
      <EmptyState title="The gallery has nothing of that name">
        <Back />
      </EmptyState>
    </Page>
  );
}

function Back() {
  return (
    <p>
      <Link to="/gallery">All of the gallery</Link>
    </p>
  );
}

const Contents = styled.section`
  display: grid;
  gap: 8px;

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 16px;

    ${media.m} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  a {
    display: inline-block;
    padding-block: 10px;
  }
`;

const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
`;
