import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { media, space } from "../../ui/theme.ts";
import { Tp } from "../../ui/Tp.tsx";
import { TRY_ITEM, TryItems } from "./TryItems.tsx";

const DEMO_MARKET = graphql(`
  query DemoMarket {
    items(first: 12) {
      edges {
        node {
          id
          isMine
          ...TryItems_item
        }
      }
    }
  }
`);

/** S1 §2 links to this item by its number. */
const DOCUMENTED_ITEM = graphql(`
  query DocumentedItem {
    item(id: "75") {
      id
      title
      tpValue
      status
      isMine
    }
  }
`);

/** The steps of an exchange, each with a link to its screen, and items to try it with. */
export function HowItWorks() {
  const { data, error, refetch } = useQuery(DEMO_MARKET, { fetchPolicy: "cache-and-network" });
  const named = useQuery(DOCUMENTED_ITEM);
  const others = data?.items.edges.map(({ node }) => node).filter(({ isMine }) => !isMine);
  const [newest] = others ?? [];
  const documented = named.data?.item;
  // The documented item while it can be bought, else another one.
  const toBuy =
    documented && documented.status === "available" && !documented.isMine
      ? documented
      : newest && getFragment(TRY_ITEM, newest);

  return (
    <>
      <Lead>
        Swap what you have for what you need. What is worth more is evened out in TrustPoints, and
        nothing moves before both of you said yes.
      </Lead>
      <Steps>
        <Step title="Find what you want" to="/listings" link="Browse listings">
          Every item has one price in TrustPoints, so that two of them can be compared.
        </Step>
        <Step
          title="Buy it with TrustPoints"
          to={`/buy/${toBuy?.id ?? "75"}`}
          link={
            toBuy ? (
              <>
                Buy {toBuy.title} for <Tp tp={toBuy.tpValue} />
              </>
            ) : (
              "Buy an item"
            )
          }
        >
          Your TP are held when you offer, and go to the seller only when they accept.
        </Step>
        <Step title="Or give something for it" to="/post-item" link="Post an item">
          List what you would give. We suggest what comes near the price, one item or two together.
        </Step>
        <Step title="Answer what others offer" to="/offers/seller" link="Open the Seller Dashboard">
          Accept, decline or make another proposal. An offer waits 48 hours for its answer.
        </Step>
        <Step title="See where your TP are" to="/wallet-exchange" link="Open your wallet">
          What you own, what your offers hold, and every TP that came or went.
        </Step>
      </Steps>
      <TryItems
        items={others?.slice(0, 4)}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function Step(props: {
  readonly title: string;
  readonly to: string;
  readonly link: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <h2>{props.title}</h2>
      <p>{props.children}</p>
      <Link to={props.to}>{props.link}</Link>
    </li>
  );
}

const Lead = styled.p`
  max-inline-size: 62ch;
  color: var(--ink2);
`;

const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  li {
    counter-increment: step;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(2)};
    padding: ${space(4)};
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--counter);
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 999px;
    background: var(--goldSoft);
    color: var(--onGoldSoft);
    font-weight: 700;
  }

  h2 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  a {
    display: inline-block;
    margin-block-start: auto;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
`;
