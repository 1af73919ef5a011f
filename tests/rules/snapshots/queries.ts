// oxlint-disable typescript/no-explicit-any -- a test reads what it asked for

/** What is asked of one member's market, and what in the answer contradicts the rest of it. */
export interface Question {
  /** A GraphQL document, or the path of a REST route. */
  asked: string;
  contradictions(answer: any): string[];
}

const UNDELIVERED = ["pending", "processing", "shipped"];
/** More threads, unread messages and open offers than these the writers never leave. */
const [THREADS, MESSAGES, OFFERS] = [8, 20, 60];

const nodesOf = ({ edges }: { edges: { node: any }[] }): any[] => edges.map(({ node }) => node);
const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
/** The names of those that are not as they should be. */
const brokenOf = (rules: Record<string, boolean>): string[] =>
  Object.keys(rules).filter((name) => rules[name] === false);

const CURSORS = `viewer { cursor } cart { cursor } anyOrders: orders(first: 1) { cursor } disputes(first: 1) { cursor }`;
const isOneCursor = ({ viewer, cart, anyOrders, disputes }: any): boolean =>
  new Set([viewer.cursor, cart.cursor, anyOrders.cursor, disputes.cursor]).size === 1;

const messages: Question = {
  asked: `{ ${CURSORS} viewer { unreadMessages } conversations(first: ${THREADS}) { edges { node { unreadCount lastMessage { id }
    messages(first: ${MESSAGES}) { edges { node { id isRead toUserId } } } member { id } } } } }`,
  contradictions(answer) {
    const threads = nodesOf(answer.conversations).map(
      ({ unreadCount, lastMessage, messages: thread, member }) => {
        const shown = nodesOf(thread);
        const unread = shown.filter(({ isRead, toUserId }) => !isRead && toUserId !== member.id);
        return { unreadCount, last: lastMessage.id, newest: shown[0].id, unread: unread.length };
      },
    );
    return brokenOf({
      "unread count and conversations":
        answer.viewer.unreadMessages === sumOf(threads.map(({ unreadCount }) => unreadCount)),
      "last message and thread": threads.every(({ last, newest }) => last === newest),
      "unread and read mark": threads.every(({ unreadCount, unread }) => unreadCount === unread),
      "cursors of the same log": isOneCursor(answer),
    });
  },
};

const offers: Question = {
  asked: `{ viewer { id pendingOffers(role: seller) } sellerOfferCounts { pending accepted declined total }
    sellerOffers(first: ${OFFERS}, status: pending) { edges { node { id proposedBy { id } } } }
    buyerOffers(first: ${OFFERS}, status: pending) { edges { node { tpEffect { heldForThis held tpBalance } } } }
    wallet { tpBalance held } }`,
  contradictions({ viewer, sellerOfferCounts: counts, sellerOffers, buyerOffers, wallet }) {
    const received = nodesOf(sellerOffers);
    const toAnswer = received.filter(({ proposedBy }) => proposedBy.id !== viewer.id);
    const effects = nodesOf(buyerOffers).map(({ tpEffect }) => tpEffect);
    return brokenOf({
      "pending count and list": viewer.pendingOffers === toAnswer.length,
      "counts and offers":
        counts.pending === received.length &&
        counts.total === counts.pending + counts.accepted + counts.declined,
      "held and offers": wallet.held === sumOf(effects.map(({ heldForThis }) => heldForThis)),
      "an offer's TP and the wallet": effects.every(
        ({ held, tpBalance }) => held === wallet.held && tpBalance === wallet.tpBalance,
      ),
    });
  },
};

export const WALLET = `tpBalance held available totalEarned totalSpent holds { amount } history(first: 1) { edges { node { balanceAfter } } }`;

/** Of a wallet, asked for with the fields above. */
export const walletContradictions = (wallet: any): string[] =>
  brokenOf({
    "held and holds": wallet.held === sumOf(wallet.holds.map(({ amount }: any) => amount)),
    "earned less spent and balance": wallet.totalEarned - wallet.totalSpent === wallet.tpBalance,
    "balance and newest history row": nodesOf(wallet.history)[0].balanceAfter === wallet.tpBalance,
    "balance less held and available": wallet.available === wallet.tpBalance - wallet.held,
  });

const wallets: Question = {
  asked: `{ viewer { wallet { tpBalance } } wallet { ${WALLET} } }`,
  contradictions: ({ viewer, wallet }) => [
    ...walletContradictions(wallet),
    ...brokenOf({ "balance and balance": viewer.wallet.tpBalance === wallet.tpBalance }),
  ],
};

const ORDERED = "status parts { status amount escrow }";
const orders: Question = {
  asked: `{ ${CURSORS} orders(first: 10) { edges { node { ${ORDERED} } } } sales(first: 10) { edges { node { order { ${ORDERED} } } } } }`,
  contradictions(answer) {
    const all = [...nodesOf(answer.orders), ...nodesOf(answer.sales).map(({ order }) => order)];
    return brokenOf({
      "an order's part and its escrow": all.every(({ parts }) =>
        parts.every(
          ({ status, amount, escrow }: any) =>
            escrow === (UNDELIVERED.includes(status) ? amount : 0),
        ),
      ),
      "cursors of the same log": isOneCursor(answer),
    });
  },
};

const sales: Question = {
  asked: `{ salesCounts { incoming pending processing shipped }
    p: sales(first: 60, status: pending) { edges { node { escrow } } totalCount }
    a: sales(first: 60, status: processing) { edges { node { escrow } } totalCount }
    s: sales(first: 60, status: shipped) { edges { node { escrow } } totalCount } }`,
  contradictions: ({ salesCounts, p, a, s }) =>
    brokenOf({
      "sales and their counts":
        salesCounts.pending === p.totalCount &&
        salesCounts.processing === a.totalCount &&
        salesCounts.shipped === s.totalCount,
      "what is on its way and escrow":
        salesCounts.incoming ===
        sumOf([p, a, s].flatMap((list) => nodesOf(list).map(({ escrow }) => escrow))),
    }),
};

/** What is asked over GraphQL, by HTTP and by WebSocket. */
export const DOCUMENTS = [messages, offers, wallets, orders, sales];

/** What is asked over REST. */
export const DOORS: Question[] = [
  {
    asked: "/api/wallet",
    contradictions: ({ balance, held, available, history }) =>
      brokenOf({
        "balance and newest history row (REST)": history[0].balanceAfter === balance,
        "balance less held and available (REST)": available === balance - held,
      }),
  },
  {
    asked: "/api/messages",
    contradictions: (
      all: { id: number; fromUserId: number; messageType: string; isRead: boolean }[],
    ) => {
      // Read is read up to a message: none before it is unread. Cards count as read from the first.
      const readFrom = new Set<number>();
      const written = all.filter(({ messageType }) => messageType === "text");
      const isAsRead = written.every(({ fromUserId, isRead }) => {
        if (isRead) readFrom.add(fromUserId);
        return isRead || !readFrom.has(fromUserId);
      });
      return brokenOf({
        "a message twice (REST)": new Set(all.map(({ id }) => id)).size === all.length,
        "read marks in their order (REST)": isAsRead,
      });
    },
  },
];
