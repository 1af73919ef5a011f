import type { ListSpecimen } from "../../gallery/specimen.ts";
import { Bookmarks } from "./BookmarksScreen.tsx";
import { CircleItems } from "./circles/CircleItems.tsx";
import { CircleList } from "./circles/CircleList.tsx";
import { CircleMembers } from "./circles/CircleMembers.tsx";
import { CirclePosts } from "./circles/CirclePosts.tsx";
import { FeedPanel } from "./FeedPanel.tsx";
import { MemberSearch } from "./FindMembers.tsx";
import { MemberPosts } from "./MemberPosts.tsx";
import { Comments } from "./posts/Comments.tsx";

export const lists: readonly ListSpecimen[] = [
  { name: "feed", title: "Social feed", render: () => <FeedPanel /> },
  { name: "circles", title: "Circles", render: () => <CircleList mine={false} /> },
  {
    name: "circle-posts",
    title: "Posts of a circle",
    render: () => <CirclePosts circleId="gallery-1" />,
  },
  {
    name: "circle-items",
    title: "Items of a circle",
    render: () => <CircleItems circleId="gallery-1" />,
  },
  {
    name: "circle-members",
    title: "Members of a circle",
    render: () => <CircleMembers circleId="gallery-1" isAdmin={false} />,
  },
  { name: "bookmarks", title: "Bookmarked posts", render: () => <Bookmarks /> },
  {
    name: "comments",
    title: "Comments on a post",
    render: () => <Comments postId="gallery-1" count={0} />,
  },
  {
    name: "member-posts",
    title: "A member's posts",
    render: () => <MemberPosts memberId="gallery-2" />,
  },
  {
    name: "find-members",
    title: "Members found",
    render: () => <MemberSearch />,
  },
];
