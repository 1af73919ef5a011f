/** Three suggested sentences: about the other member's item, about the viewer's own, or without an item. */
export function quickReplies(item: { readonly isMine: boolean } | null): readonly string[] {
  if (item === null) return ["Hello! How are you?", "When could we meet?", "Thank you!"];
  if (item.isMine)
    return ["Yes, it is still available.", "Make me an offer.", "You can collect it any evening."];
  return ["Is this still available?", "Would you take a swap?", "When could I collect it?"];
}
