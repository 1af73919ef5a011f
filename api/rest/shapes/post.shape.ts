import { pathsOf } from "./item.shape.ts";

interface AuthorData {
  username: string;
  avatar: string | null;
  isVerified: boolean;
  trustLevel: string;
}

export interface PostData {
  id: string;
  author: AuthorData;
  type: string;
  createdAt: string;
  content: string;
  itemId: string | null;
  itemTitle: string | null;
  images: { path: string }[];
  tags: string[];
  likes: number;
  comments: number;
  shares: number;
  isLiked: boolean;
  isBookmarked: boolean;
}

const AUTHOR = `author { username avatar isVerified trustLevel }`;

export const POST = `fragment RestPost on FeedPost {
  id ${AUTHOR} type createdAt content itemId itemTitle images { path } tags likes comments shares isLiked isBookmarked
}`;

/** EP-055, S2 §3: the author's fields stand beside the post's own. */
export function postOf({
  id,
  author,
  type,
  createdAt,
  content,
  itemId,
  itemTitle,
  images,
  ...post
}: PostData) {
  const about = { type, timestamp: createdAt, content, itemId, itemTitle, images: pathsOf(images) };
  return { id, ...author, ...about, ...post };
}

export interface CommentData {
  id: string;
  postId: string;
  author: AuthorData;
  content: string;
  createdAt: string;
}

export const COMMENT = `fragment RestComment on PostComment { id postId ${AUTHOR} content createdAt }`;

export function commentOf({ author, createdAt, ...comment }: CommentData) {
  return { ...comment, ...author, timestamp: createdAt };
}
