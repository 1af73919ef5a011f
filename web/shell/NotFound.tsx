import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { stripes } from "../ui/Awning.tsx";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";

/** The 404 page. Source: S1 §2 "Any other path". */
export function NotFound() {
  const navigate = useNavigate();

  function handleBack() {
    // The history length includes this page, so one entry means that there is nothing to go back to.
    void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  }
  return (
    <Page title="Page Not Found" hideHeading>
      <Stall>
        <Awning aria-hidden />
        <h1 tabIndex={-1}>Page Not Found</h1>
        <p>The page you are looking for does not exist or has moved.</p>
        <Actions>
          <ButtonLink to="/" $kind="act">
            Back to Home
          </ButtonLink>
          <Button onClick={handleBack}>Go Back</Button>
        </Actions>
      </Stall>
    </Page>
  );
}

const Stall = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block-end: 48px;
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow: hidden;
  background: var(--counter);
  text-align: center;
  h1 {
    padding: 32px 16px 0;
  }
  p {
    padding-inline: 16px;
    color: var(--ink2);
  }
`;

// The awning of a closed stall: grey stripes, because coloured ones mean live.
const Awning = styled.div`
  ${stripes}
  inline-size: 100%;
  background: repeating-linear-gradient(90deg, var(--edge) 0 14px, var(--line) 14px 28px);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
