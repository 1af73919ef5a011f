import { Paper } from "./paper.ts";
import { heading, paragraph, subheading, table } from "./pdfParts.ts";
import { momentWords, reasonWords, tpWords } from "./words.ts";

interface Person {
  displayName: string;
}

interface ReceiptAddress {
  fullName: string;
  streetAddress: string;
  apartment: string | null;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** An order as its buyer sees it, or a seller's own part of it. */
export interface Receipt {
  orderNumber: string;
  createdAt: string | Date;
  updatedAt: string | Date;
  status: string;
  viewerRole: string;
  subtotal: number;
  shippingCost: number;
  total: number;
  refunded: number;
  buyer: Person;
  shippingMethod: { name: string; description: string };
  shippingAddress: ReceiptAddress | null;
  parts: {
    status: string;
    seller: Person;
    items: { title: string; quantity: number; priceAtTime: number; lineTotal: number }[];
  }[];
}

const FACTS = [
  { title: "What", share: 0.25, strong: true },
  { title: "Details", share: 0.75 },
] as const;

const ITEMS = [
  { title: "Item", share: 0.4 },
  { title: "Sold by", share: 0.22 },
  { title: "Quantity", share: 0.12, align: "right" },
  { title: "Each", share: 0.13, align: "right" },
  { title: "Total", share: 0.13, align: "right", strong: true },
] as const;

const SUMS = [
  { title: "Sum", share: 0.75, strong: true },
  { title: "TP", share: 0.25, align: "right", strong: true },
] as const;

/** The receipt of an order as a tagged PDF; a seller's receipt shows only the own part. Source: C15 */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { orderNumber, createdAt, parts } = receipt;
  const isSale = receipt.viewerRole === "seller";
  const title = isSale ? "Receipt of sale" : "Receipt";
  const paper = new Paper({
    title: `${title} ${orderNumber}`,
    madeAt: new Date(receipt.updatedAt),
  });

  heading(paper, title, `Order ${orderNumber}, placed on ${momentWords(createdAt)} UTC`);
  if (isSale) paragraph(paper, "This receipt is about your part of the order.");
  await table(paper, FACTS, detailsOf(receipt));
  subheading(paper, "Items");
  await table(
    paper,
    ITEMS,
    parts.flatMap(({ seller, status, items }) =>
      items.map(({ title: item, quantity, priceAtTime, lineTotal }) => [
        status === "cancelled" ? `${item} (cancelled)` : item,
        seller.displayName,
        String(quantity),
        tpWords(priceAtTime),
        tpWords(lineTotal),
      ]),
    ),
  );
  subheading(paper, "Total");
  await table(paper, SUMS, sumsOf(receipt));
  return paper.finish(
    `Order ${orderNumber} as of ${momentWords(receipt.updatedAt)} UTC. Amounts are whole TrustPoints (TP).`,
  );
}

function detailsOf({ status, buyer, shippingMethod, shippingAddress }: Receipt): string[][] {
  return [
    ["Status", reasonWords(status)],
    ["Bought by", buyer.displayName],
    ["Paid with", "TrustPoints (TP)"],
    ["Shipping", `${shippingMethod.name}, ${shippingMethod.description}`],
    ...(shippingAddress ? [["Delivered to", addressWords(shippingAddress)]] : []),
  ];
}

function addressWords(address: ReceiptAddress): string {
  const { fullName, streetAddress, apartment, city, state, zipCode, country } = address;
  const street = [streetAddress, apartment].filter(Boolean).join(", ");
  return `${fullName}, ${street}, ${city}, ${state} ${zipCode}, ${country}`;
}

function sumsOf({ subtotal, shippingCost, total, refunded }: Receipt): string[][] {
  return [
    ["Items", tpWords(subtotal)],
    ["Shipping", tpWords(shippingCost)],
    ["Total", tpWords(total)],
    ...(refunded > 0 ? [["Given back", tpWords(refunded)]] : []),
  ];
}
