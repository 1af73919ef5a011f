import type { Logger } from "pino";
import { array, object, string, type InferType } from "yup";
import { CATEGORIES, CONDITIONS, SCANNER, TITLE_MAX } from "../../../../schema/limits.ts";
import { isSafeValue } from "../../../core/guard/index.ts";
import type { AssistantSettings } from "../../../env.ts";
import { plainJpeg } from "../../uploads/index.ts";
import { askAssistant } from "./assistant.ts";

/** The longer side of what is sent, in pixels. */
const SENT_EDGE = 768;
const DESCRIPTION_MAX = 600;
const WORD_MAX = 40;

const INSTRUCTIONS = `You describe a second-hand thing on a photo for a listing. Answer in English.
Say only what can be seen. No prices, no sizes, no figures, no years, no web addresses.`;

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["name", "description", "category", "condition", "brand", "tags"],
  properties: {
    name: { type: "string", description: "What it is, in two to six words" },
    description: { type: "string", description: "One to three sentences" },
    category: { type: "string", enum: CATEGORIES },
    condition: { type: "string", enum: CONDITIONS },
    brand: { type: ["string", "null"], description: "Only if it can be read on the photo" },
    tags: { type: "array", items: { type: "string" } },
  },
};

const answered = object({
  name: string().strict().required().max(TITLE_MAX),
  description: string().strict().defined().max(5000),
  category: string().strict().oneOf(CATEGORIES).required(),
  condition: string().strict().oneOf(CONDITIONS).required(),
  brand: string().strict().nullable().defined().max(WORD_MAX),
  tags: array(string().strict().required()).defined().max(50),
})
  .strict()
  .required();

/** What an assistant says of a photo, after the checks. */
export type AssistedProduct = Omit<InferType<typeof answered>, "description" | "tags"> & {
  description: string | null;
  tags: string[];
};

/**
 * Asks an assistant what is on a photo. It gets the photo smaller, and without what the camera wrote into it. Undefined
 * without an answer that holds.
 */
export async function nameProduct(
  settings: AssistantSettings,
  photo: Buffer,
  log: Logger,
): Promise<AssistedProduct | undefined> {
  const jpeg = await plainJpeg(photo, SENT_EDGE);
  return askAssistant(
    settings,
    {
      name: "product",
      schema: SCHEMA,
      instructions: INSTRUCTIONS,
      content: [
        { type: "text", text: "What is this?" },
        {
          type: "image_url",
          image_url: { url: `data:image/jpeg;base64,${jpeg.toString("base64")}` },
        },
      ],
      check: checkedProduct,
    },
    log,
  );
}

/**
 * What of an answer holds: the documented categories and conditions alone, and no figure, no address and no markup. What
 * a photo shows has none, so they are invented. Undefined without a name and a category. Pure.
 */
export function checkedProduct(said: unknown): AssistedProduct | undefined {
  if (!answered.isValidSync(said)) return undefined;
  const name = said.name.trim();
  if (!holds(name)) return undefined;
  const sentences = said.description.split(/(?<=[.!?])\s+/).filter(holds);
  const description = sentences.join(" ").trim().slice(0, DESCRIPTION_MAX);
  const tags = said.tags
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag.length <= WORD_MAX && holds(tag));
  return {
    name,
    description: description === "" ? null : description,
    category: said.category,
    condition: said.condition,
    brand: said.brand !== null && holds(said.brand) ? said.brand.trim() : null,
    tags: [...new Set(tags)].slice(0, SCANNER.tagsMax),
  };
}

function holds(text: string): boolean {
  return /\p{L}/u.test(text) && isSafeValue(text) && !/[\p{N}<>{}\\]|https?:|www\.|@/iu.test(text);
}
