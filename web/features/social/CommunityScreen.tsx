import { Bookmark, UserSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { space } from "../../ui/theme.ts";
import { FeedPanel } from "./FeedPanel.tsx";
import { PostComposer } from "./PostComposer.tsx";

const FindMembers = lazy(async () => ({
  default: (await import("./FindMembers.tsx")).FindMembers,
}));

/** /community: what members and the market tell, and where one tells something oneself. */
export function CommunityScreen() {
  const [isFinding, setIsFinding] = useState(false);

  return (
    <Page
      title="Community"
      actions={
        <Acts>
          <Button onClick={() => setIsFinding(true)}>
            <UserSearch size={20} aria-hidden />
            Find Users
          </Button>
          <ButtonLink to="/community/bookmarks">
            <Bookmark size={20} aria-hidden />
            Bookmarks
          </ButtonLink>
        </Acts>
      }
    >
      <Column>
        <PostComposer />
        <FeedPanel />
      </Column>
      {isFinding && (
        <Suspense>
          <FindMembers onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: 720px;
`;
