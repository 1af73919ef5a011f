import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  aGuide,
  CREATE_GUIDE,
  DELETE_GUIDE,
  LIKE_GUIDE,
  UNLIKE_GUIDE,
  UPDATE_GUIDE,
  VIEW_GUIDE,
  WRAPPING,
} from "../../support/guides.ts";
import { LIFT, SUSPEND } from "../../support/suspension.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const LONG = { timeout: 300_000 };

const POST = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }`;

it("posts, follows and blocks move on every open page", LONG, async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  await anItem(ana, { title: "Lamp" });
  const { createPost: old } = await ana.gql(POST, {
    input: { content: "An old post", tags: ["Lamps"] },
  });
  const { createPost: cleos } = await cleo.gql(POST, { input: { content: "Of Cleo" } });
  await cleo.gql(
    `mutation { addComment(postId: ${old.post.id}, content: "Mine too") { comment { id } } }`,
  );
  await ben.gql(`mutation { bookmarkPost(postId: ${cleos.post.id}) { post { id } } }`);
  const pages = new OpenPages(market, screens);
  const at = (who: { email: string }) => `/members/${who.email.split("@")[0]}`;
  await pages.open(
    ana,
    "/community",
    `/community/posts/${old.post.id}`,
    at(ben),
    at(ana),
    "/profile",
  );
  await pages.open(
    ben,
    "/",
    "/community",
    "/community/bookmarks",
    `/community/posts/${old.post.id}`,
    `/community/posts/${cleos.post.id}`,
    at(ana),
    "/profile",
  );
  await pages.open(cleo, "/community", "/community?tab=trending", at(ben), at(ana));

  const { createPost } = await pages.act(ana, POST, { input: { content: "A new post" } });
  const post = old.post.id;
  await pages.act(ben, `mutation { likePost(postId: ${post}) { post { id } } }`);
  await pages.act(ben, `mutation { bookmarkPost(postId: ${post}) { post { id } } }`);
  await pages.act(ben, `mutation { sharePost(postId: ${post}) { post { id } } }`);
  const { addComment } = await pages.act(
    ben,
    `mutation { addComment(postId: ${post}, content: "Nice") { comment { id } } }`,
  );
  const report = `mutation ($input: ReportInput!) { report(input: $input) { reportId } }`;
  const comment = addComment.comment.id;
  await pages.act(ana, report, {
    input: { subject: "comment", subjectId: comment, reason: "spam" },
  });
  await pages.act(cleo, report, {
    input: { subject: "member", subjectId: ana.id, reason: "spam" },
  });
  await pages.act(
    ben,
    `mutation { deleteComment(commentId: ${addComment.comment.id}) { commentId } }`,
  );
  await pages.act(ben, `mutation { unbookmarkPost(postId: ${post}) { post { id } } }`);
  await pages.act(ben, `mutation { unlikePost(postId: ${post}) { post { id } } }`);
  await pages.act(ben, `mutation { followMember(memberId: ${ana.id}) { member { id } } }`);
  await pages.act(ben, `mutation { unfollowMember(memberId: ${ana.id}) { member { id } } }`);
  await pages.act(
    cleo,
    `mutation { report(input: { subject: post, subjectId: ${post}, reason: spam }) { reportId } }`,
  );
  await pages.act(ana, `mutation { deletePost(postId: ${createPost.post.id}) { postId } }`);
  await pages.act(ben, `mutation { blockMember(memberId: ${cleo.id}) { member { id } } }`);
  await pages.act(ben, `mutation { unblockMember(memberId: ${cleo.id}) { member { id } } }`);
  pages.expectFresh(
    "addComment",
    "blockMember",
    "bookmarkPost",
    "createPost",
    "deleteComment",
    "deletePost",
    "followMember",
    "likePost",
    "report",
    "sharePost",
    "unblockMember",
    "unbookmarkPost",
    "unfollowMember",
    "unlikePost",
  );
});

it("circles move on every open page", LONG, async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const { createCircle: made } = await ana.gql(
    `mutation { createCircle(input: { name: "Lamps", isPrivate: true }) { circle { id } } }`,
  );
  const circle = made.circle.id;
  const pages = new OpenPages(market, screens);
  await pages.open(ana, "/circles", `/circles/${circle}`, `/circles/${circle}?tab=items`);
  await pages.open(ben, "/circles", `/circles/${circle}`, "/community");
  await pages.open(cleo, "/circles", `/circles/${circle}`);

  await pages.act(ben, `mutation { joinCircle(circleId: ${circle}) { circle { id } } }`);
  await pages.act(
    ana,
    `mutation { declineCircleRequest(circleId: ${circle}, memberId: ${ben.id}) { circle { id } } }`,
  );
  await ben.gql(`mutation { joinCircle(circleId: ${circle}) { circle { id } } }`);
  await pages.act(
    ana,
    `mutation { approveCircleRequest(circleId: ${circle}, memberId: ${ben.id}) { circle { id } } }`,
  );
  await pages.act(ben, POST, { input: { content: "In the circle", circleId: circle } });
  await anItem(ben, { title: "Circle lamp", circleId: circle });
  await pages.learn("an item in the circle");
  await pages.act(
    ana,
    `mutation { removeCircleMember(circleId: ${circle}, memberId: ${ben.id}) { circle { id } } }`,
  );
  await pages.act(cleo, `mutation { createCircle(input: { name: "Chairs" }) { circle { id } } }`);
  await pages.act(ana, `mutation { leaveCircle(circleId: ${circle}) { circle { id } } }`);
  pages.expectFresh(
    "approveCircleRequest",
    "createCircle",
    "createPost",
    "declineCircleRequest",
    "joinCircle",
    "leaveCircle",
    "removeCircleMember",
  );
});

it("guides move on every open page", LONG, async () => {
  const [ana, ben, cai] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cai"),
  ];
  const guide = await aGuide(ana, { title: "Wrap a lamp" });
  const another = await aGuide(cai, { title: "Wrap a chair" });
  const pages = new OpenPages(market, screens);
  await pages.open(ana, "/guides", `/guides/${guide}`, "/wallet");
  await pages.open(ben, "/guides", `/guides/${guide}`, `/guides/${another}`);

  const { createGuide } = await pages.act(ana, CREATE_GUIDE, { input: WRAPPING });
  const id = createGuide.guide.id;
  await pages.act(ana, UPDATE_GUIDE, {
    id: guide,
    input: { ...WRAPPING, content: "Paper first." },
  });
  await pages.act(ben, VIEW_GUIDE, { id });
  await pages.act(ben, LIKE_GUIDE, { id: guide });
  await pages.act(ana, UPDATE_GUIDE, { id: guide, input: { ...WRAPPING, isPublished: false } });
  await pages.act(ana, UPDATE_GUIDE, { id: guide, input: WRAPPING });
  await pages.act(ben, UNLIKE_GUIDE, { id: guide });
  await pages.act(
    ben,
    `mutation { report(input: { subject: guide, subjectId: ${guide}, reason: spam }) { reportId } }`,
  );
  await pages.act(ana, DELETE_GUIDE, { id });
  const admin = await market.admin();
  await pages.act(admin, SUSPEND, { memberId: cai.id, reason: "Sold what was not there" });
  await pages.act(admin, LIFT, { memberId: cai.id });
  await pages.act(ben, `mutation { blockMember(memberId: ${ana.id}) { member { id } } }`);
  pages.expectFresh(
    "blockMember",
    "createGuide",
    "deleteGuide",
    "liftSuspension",
    "likeGuide",
    "report",
    "suspendMember",
    "unlikeGuide",
    "updateGuide",
    "viewGuide",
  );
});
