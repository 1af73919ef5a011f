import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { makeFragmentData } from "../../../gql/fragment-masking.ts";
import { WhyDrawer_BasisFragmentDoc } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { lazy } from "../../../ui/lazy.ts";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { Confidence } from "../Confidence.tsx";
import { percentOf } from "../percentOf.ts";
import type { DetectedProduct } from "./detect.ts";
import { useProduct } from "./useProduct.ts";

const WhyDrawer = lazy(
  () => import("../WhyDrawer.tsx"),
  (m) => m.WhyDrawer,
);

interface Props {
  product: DetectedProduct;
  /** As it goes into the form. */
  photo: File;
  onAgain: () => void;
}

/** What the scanner says of a photo: what it is, which of a few, or why there is no answer. */
export function ScanResult({ product, photo, onAgain }: Props) {
  const { use, isSending, hasDraft } = useProduct();
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState("");
  const { basis, candidates, isCertain } = product;

  if (basis.shortfall !== null && !isCertain)
    return (
      <>
        <h3>Nothing can be said yet</h3>
        <p>{basis.shortfall}. You can list it yourself meanwhile.</p>
        <Acts>
          <ButtonLink $kind="act" to="/post-item">
            Post Item
          </ButtonLink>
          <Button onClick={onAgain}>Try Again</Button>
        </Acts>
      </>
    );

  const candidate = candidates.find(({ category }) => category === chosen);
  const unsure = candidate && { ...candidate, condition: null, suggestedPrice: null };
  const certain = isCertain &&
    product.category !== null && { ...product, category: product.category };
  const toPost = certain || unsure;

  return (
    <>
      {certain ? <Certain product={product} /> : null}
      {product.assistant ? (
        <Note>Named by the assistant at {product.assistant}. Please check every word.</Note>
      ) : null}
      {certain ? null : (
        <>
          <Head>
            <h3>Is it one of these?</h3>
            <Confidence percent={percentOf(product.confidence)} />
          </Head>
          <Choices>
            <ChoiceChips
              legend="What it is"
              choices={candidates.map(({ name, category }) => ({
                value: category,
                label: name === null ? category : `${name} · ${category}`,
              }))}
              value={chosen}
              onChange={setChosen}
            />
          </Choices>
        </>
      )}
      <Hints product={product} />
      {hasDraft ? (
        <Note>The form has a draft: its words are replaced, its photos and its place stay.</Note>
      ) : null}
      <Acts>
        <Button
          $kind="act"
          busy={isSending}
          disabled={!toPost}
          onClick={() => toPost && void use(toPost, photo)}
        >
          Use This Product
        </Button>
        <Button onClick={onAgain}>Try Again</Button>
        <Button $kind="quiet" onClick={() => setIsAsking(true)}>
          Why this?
        </Button>
      </Acts>
      {isAsking ? (
        <Suspense>
          <WhyDrawer
            title="Why this product?"
            noun="photos"
            factsTitle="Items that look like it"
            measured="each without the photos of its own seller"
            basis={makeFragmentData(
              {
                ...basis,
                evidence: basis.evidence.map((fact) => ({
                  ...fact,
                  itemId: fact.itemId === null ? null : String(fact.itemId),
                })),
              },
              WhyDrawer_BasisFragmentDoc,
            )}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Certain({ product }: { product: DetectedProduct }) {
  const { name, category, condition, suggestedPrice, priceRange, brand, tags } = product;
  return (
    <>
      <Head>
        <h3>{name ?? category}</h3>
        <Confidence percent={percentOf(product.confidence)} />
      </Head>
      <Facts>
        <div>
          <dt>Category</dt>
          <dd>{category}</dd>
        </div>
        {condition ? (
          <div>
            <dt>Condition</dt>
            <dd>{condition} – please check</dd>
          </div>
        ) : null}
        {brand ? (
          <div>
            <dt>Brand</dt>
            <dd>{brand}</dd>
          </div>
        ) : null}
        <div>
          <dt>Suggested price</dt>
          <dd>
            {suggestedPrice !== null && priceRange ? (
              <>
                {tpText(suggestedPrice)} ({priceRange.min} to {tpText(priceRange.max)})
              </>
            ) : (
              "Not enough prices yet"
            )}
          </dd>
        </div>
        {tags.length > 0 ? (
          <div>
            <dt>Tags</dt>
            <dd>{tags.join(", ")}</dd>
          </div>
        ) : null}
      </Facts>
    </>
  );
}

function Hints({ product }: { product: DetectedProduct }) {
  const { analysisQuality, optimalListingTime, recommendedPhotos } = product.aiInsights;
  return (
    <List aria-label="Hints">
      <li>{analysisQuality}.</li>
      {recommendedPhotos === null ? null : (
        <li>Items with {recommendedPhotos} photos or more sell more often.</li>
      )}
      {optimalListingTime === null ? null : (
        <li>Most members are about on {optimalListingTime}.</li>
      )}
    </List>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** The choices below each other: all of them are to be seen. */
const Choices = styled.div`
  fieldset {
    flex-wrap: wrap;
  }

  label {
    flex-shrink: 1;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;

  div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: ${space(2)};
  }

  dt {
    color: var(--ink3);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
