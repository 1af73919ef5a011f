import { addComment } from "../../modules/social/comments.ts";
import { createPost } from "../../modules/social/createPost.ts";
import { followMember } from "../../modules/social/follow.ts";
import { bookmarkPost, likePost, sharePost } from "../../modules/social/reactions.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** A member's own post, and what the others made of it. Times are days before the opening. */
interface DemoPost {
  at: number;
  by: string;
  says: string;
  tags?: string[];
  /** The item it is about. */
  about?: string;
  /** Items of the same member whose photos it shows. */
  shows?: string[];
  likes?: string[];
  shares?: string[];
  bookmarks?: string[];
  comments?: readonly (readonly [at: number, by: string, says: string])[];
}

const POSTS: readonly DemoPost[] = [
  {
    at: 6.8,
    by: "amara",
    says: "The radio shelf after a winter of soldering. Everything on it plays; two still hum a little, and I say so in the listing.",
    tags: ["repair", "radio", "easton"],
    shows: ["table radio", "kitchen radio", "desk lamp", "headphones", "alarm clock"],
    likes: ["jun", "priya", "mateo", "freya", "noor", "siobhan"],
    shares: ["jun", "noor"],
    bookmarks: ["mateo"],
    comments: [
      [6.6, "jun", "That dial glass looks better than new. What do you clean it with?"],
      [6.5, "amara", "Toothpaste and patience."],
    ],
  },
  {
    at: 4.9,
    by: "jun",
    says: "Saturday morning I test film cameras at the library steps. Bring yours, I bring a light meter and spare seals.",
    tags: ["film", "cameras"],
    about: "film camera",
    likes: ["amara", "lucia", "aroha"],
    comments: [[4.7, "lucia", "I have one with a shutter that sticks below 1/30. Worth a look?"]],
  },
  {
    at: 3.2,
    by: "priya",
    says: "First jars of the year. The bees found the lime trees early.",
    tags: ["honey", "allotment"],
    about: "honey jar",
    likes: ["amara", "freya", "kofi", "tomasz", "siobhan"],
    shares: ["freya"],
  },
  {
    at: 2.1,
    by: "freya",
    says: "Does anybody know a place that still recuts keys for old suitcases? Three of mine are locked and empty, I hope.",
    likes: ["mateo"],
    comments: [
      [2.0, "kofi", "The cobbler at the end of Gloucester Road does, cash only."],
      [1.9, "freya", "You saved my Sunday."],
    ],
  },
  {
    at: 0.9,
    by: "mateo",
    says: "Swapped four times this month and bought nothing new. The shed is emptier and I am happier.",
    tags: ["swaps"],
    likes: ["amara", "priya", "jun"],
    bookmarks: ["amara"],
  },
  {
    at: 0.2,
    by: "noor",
    says: "Free to a good home: a bag of wool ends, all colours. Say hello and it is yours.",
    tags: ["wool", "free"],
    likes: ["siobhan"],
  },
];

const FOLLOWS: readonly (readonly [at: number, by: string, whom: string])[] = [
  [30, "amara", "jun"],
  [29, "jun", "amara"],
  [24, "amara", "priya"],
  [20, "mateo", "amara"],
  [18, "freya", "amara"],
  [15, "priya", "freya"],
  [9, "noor", "amara"],
  [5, "kofi", "priya"],
];

const HOUR = 1 / 24;

/** The feed of the demo market: who follows whom, posts, and what came of them. */
export function feedScenes(script: Script): Scene[] {
  return [
    ...FOLLOWS.map(([at, by, whom]) => ({
      at,
      play: async () =>
        void (await script.stage.as(
          idOf(script.cast, by),
          followMember,
          String(idOf(script.cast, whom)),
        )),
    })),
    ...POSTS.flatMap((post) => postScenes(script, post)),
  ];
}

function postScenes({ stage, cast, itemIds, photos }: Script, post: DemoPost): Scene[] {
  let postId = "";
  const write = async () => {
    const images = (post.shows ?? []).flatMap((item) => photos.get(item)?.slice(0, 1) ?? []);
    const input = {
      content: post.says,
      images,
      tags: post.tags ?? [],
      itemId: post.about === undefined ? null : String(idOf(itemIds, post.about)),
    };
    postId = String((await stage.as(idOf(cast, post.by), createPost, input)).postId);
  };
  /** One after the other, from an hour after the post on. */
  const then = (verb: typeof likePost, who: readonly string[] = []) =>
    who.map((key, n) => ({
      at: post.at - (n + 1) * HOUR * Math.min(1, post.at),
      play: async () => void (await stage.as(idOf(cast, key), verb, { postId })),
    }));

  return [
    { at: post.at, play: write },
    ...then(likePost, post.likes),
    ...then(sharePost, post.shares),
    ...then(bookmarkPost, post.bookmarks),
    ...(post.comments ?? []).map(([at, by, content]) => ({
      at,
      play: async () => void (await stage.as(idOf(cast, by), addComment, { postId, content })),
    })),
  ];
}
