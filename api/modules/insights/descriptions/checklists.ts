/** What a buyer wants to know of a thing, and the words by which a text says it. */
export interface Check {
  question: string;
  said: RegExp;
}

const FAULTS: Check = {
  question: "Does it have any faults or marks?",
  said: /\b(fault|defect|scratch|mark|stain|dent|crack|chip|worn|wear|broken|damage|flawless|perfect|mint|like new|unused|brand new|works?|working)/i,
};
const SIZE: Check = {
  question: "How big is it?",
  said: /\d\s?(cm|mm|m|in|inch|inches|ft)\b|\b(size|wide|tall|long|deep|height|width|length|diameter)\b/i,
};
const HANDING_OVER: Check = {
  question: "How is it handed over: picked up, or sent?",
  said: /\b(pick(ed)?[ -]?up|collect|deliver|post(ed|age)?|ship|sent|send|meet)/i,
};
const INCLUDED: Check = {
  question: "What comes with it?",
  said: /\b(includ|comes? with|together with|box|manual|charger|cable|case|accessor|spare|set of)/i,
};
const AGE: Check = {
  question: "How old is it?",
  said: /\b(year|month|week|bought|since|old|from (19|20)\d\d|(19|20)\d\d)\b/i,
};
const MATERIAL: Check = {
  question: "What is it made of?",
  said: /\b(wood|oak|pine|metal|steel|iron|glass|plastic|leather|cotton|wool|linen|silk|ceramic|stone|paper|silver|gold|brass|made of)/i,
};

const check = (question: string, said: RegExp): Check => ({ question, said });

const BEST_BEFORE = check(
  "Until when is it good?",
  /\b(best before|expir|use by|fresh|until|harvest|baked|shelf life)/i,
);
const INGREDIENTS = check(
  "What is in it, and may it cause allergies?",
  /\b(ingredient|contain|allerg|gluten|nut|milk|vegan|sugar)/i,
);
const CLOTHES_SIZE = check(
  "Which size is it?",
  /\bsizes?\b|\b(xs|s|m|l|xl|xxl)\b|\b(eu|uk|us)\s?\d|\b\d{2}\s?cm\b/i,
);
const AUTHOR = check("Who wrote or made it?", /\b(by|author|written|director|artist|band)\b/i);
const EDITION = check(
  "Which edition and language is it?",
  /\b(edition|language|english|spanish|french|german|chinese|hardback|paperback|vinyl|dvd)\b/i,
);
const MODEL = check(
  "Which brand and model is it?",
  /\b(model|brand|by|mk|version|series|gen)\b|\b[a-z]+-?\d+\w*\b/i,
);
const OPENED = check("Has it been opened?", /\b(open|seal|unused|unopened|full|left)/i);
const PARTS = check("Are all parts there?", /\b(complete|all (parts|pieces)|missing|pieces)\b/i);
const AGE_FOR = check("For which age is it?", /\b(ages?|year|toddler|baby|kids?|children|adult)/i);
const FITS = check("Which vehicles does it fit?", /\b(fits?|for (a|the|all)|compatible|model)\b/i);
const PROOF = check(
  "How do you know that it is genuine?",
  /\b(genuine|original|certificat|receipt|authentic|stamp|signed)/i,
);

/** The checklist of each category, what matters most first. */
export const CHECKLISTS: Readonly<Record<string, readonly Check[]>> = {
  "Food & Drinks": [BEST_BEFORE, INGREDIENTS, HANDING_OVER],
  "Tools & Equipment": [FAULTS, MODEL, INCLUDED, AGE, HANDING_OVER],
  "Clothing & Accessories": [CLOTHES_SIZE, FAULTS, MATERIAL, HANDING_OVER],
  "Books & Media": [AUTHOR, EDITION, FAULTS, HANDING_OVER],
  Electronics: [MODEL, FAULTS, INCLUDED, AGE, HANDING_OVER],
  "Home & Garden": [SIZE, FAULTS, MATERIAL, HANDING_OVER],
  "Sports & Outdoors": [SIZE, FAULTS, INCLUDED, HANDING_OVER],
  "Health & Beauty": [OPENED, BEST_BEFORE, INGREDIENTS, HANDING_OVER],
  "Toys & Games": [AGE_FOR, PARTS, FAULTS, HANDING_OVER],
  "Art & Crafts": [SIZE, MATERIAL, FAULTS, HANDING_OVER],
  Automotive: [FITS, FAULTS, MODEL, HANDING_OVER],
  Collectibles: [PROOF, FAULTS, AGE, HANDING_OVER],
  "Musical Instruments": [MODEL, FAULTS, INCLUDED, HANDING_OVER],
};

/** The checklist of any other category. */
export const ANY_CHECKLIST: readonly Check[] = [FAULTS, SIZE, AGE, HANDING_OVER];
