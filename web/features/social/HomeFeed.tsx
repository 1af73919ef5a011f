import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { space } from "../../ui/theme.ts";
import { FeedPanel } from "./FeedPanel.tsx";

/** The feed in the panels of the home page, with a link to the page where members post. */
export function HomeFeed() {
  return (
    <Box aria-label="Social feed">
      <Head>
        <h2>Social feed</h2>
        <Link to="/community">Write a post</Link>
      </Head>
      <FeedPanel />
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`;
