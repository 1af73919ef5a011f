/** The table of a subject that has no screen, and what is asked of its row. */
const TABLES: Readonly<Record<string, readonly [field: string, columns: string]>> = {
  offer: [
    "offers",
    "id state tpDelta deadline targetItem { id title } buyer { username } seller { username }",
  ],
  order_part: [
    "orderParts",
    "id status amount deadline trackingNumber order { id buyer { username } } seller { username }",
  ],
  message: ["messages", "id messageType createdAt fromUser { username } toUser { username }"],
  comment: ["socialComments", "id content createdAt user { username } post { id }"],
  review: ["reviews", "id rating publishedAt reviewer { username } reviewee { username }"],
};

/** A document that reads the row of a subject; undefined if the explorer is not where one looks at it. */
export function rowDocument(type: string, id: string): string | undefined {
  const [field, columns] = TABLES[type] ?? [];
  if (!field || !/^\d+$/.test(id)) return undefined;
  return `{
  tables {
    ${field}(where: { id: { eq: ${Number(id)} } }) {
      nodes { ${columns} }
    }
  }
}
`;
}
