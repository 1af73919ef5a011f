import { Bookmark, BookOpen, UserSearch, Users } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { Column } from "../../ui/Column.ts";
import { Page } from "../../ui/Page.tsx";
import { media, space } from "../../ui/theme.ts";
import { FeedPanel } from "./FeedPanel.tsx";
import { MemberSearch } from "./FindMembers.tsx";
import { PostComposer } from "./posts/PostComposer.tsx";

const FindMembers = lazy(async () => ({
  default: (await import("./FindMembers.tsx")).FindMembers,
}));

/** /community: posts of members and of the market, and the form for a new one. */
export function CommunityScreen() {
  const [isFinding, setIsFinding] = useState(false);
  const peopleId = useId();

  return (
    <Page
      title="Community"
      actions={
        <Acts>
          <Narrow>
            <Button onClick={() => setIsFinding(true)}>
              <UserSearch size={20} aria-hidden />
              Find Users
            </Button>
          </Narrow>
          <ButtonLink to="/circles">
            <Users size={20} aria-hidden />
            Circles
          </ButtonLink>
          <ButtonLink to="/guides">
            <BookOpen size={20} aria-hidden />
            Guides
          </ButtonLink>
          <ButtonLink to="/community/bookmarks">
            <Bookmark size={20} aria-hidden />
            Bookmarks
          </ButtonLink>
        </Acts>
      }
    >
      <Columns>
        <Column>
          <PostComposer />
          <FeedPanel />
        </Column>
        <Aside>
          <Card aria-labelledby={peopleId}>
            <h2 id={peopleId}>Whom to follow</h2>
            <MemberSearch />
          </Card>
        </Aside>
      </Columns>
      {isFinding && (
        <Suspense>
          <FindMembers onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.l} {
    grid-template-columns: minmax(0, 720px) minmax(0, 400px);
    justify-content: space-between;
  }
`;

/** Where there is no room beside the posts, a button opens the same content. */
const Aside = styled.aside`
  display: none;

  ${media.l} {
    display: block;
  }
`;

const Narrow = styled.span`
  ${media.l} {
    display: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
