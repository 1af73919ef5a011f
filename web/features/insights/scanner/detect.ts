import { sendRest } from "../../../apollo/rest.ts";

/** What a photo may show. */
export interface Candidate {
  name: string | null;
  category: string;
  description: string | null;
  tags: string[];
}

/** The answer of `POST /api/detect-product`. Source: EN-015 */
export interface DetectedProduct {
  name: string | null;
  description: string | null;
  category: string | null;
  condition: string | null;
  suggestedPrice: number | null;
  priceRange: { min: number; max: number } | null;
  /** From 0 to 1. */
  confidence: number | null;
  brand: string | null;
  tags: string[];
  aiInsights: {
    analysisQuality: string;
    optimalListingTime: string | null;
    recommendedPhotos: number | null;
  };
  isCertain: boolean;
  /** The host of the assistant that named it; null where the market did. */
  assistant: string | null;
  candidates: Candidate[];
  basis: {
    method: string;
    sampleSize: number;
    shortfall: string | null;
    asOf: string;
    confidenceMeans: string | null;
    evidence: { label: string; value: string; itemId: number | null; url: string | null }[];
    accuracy: {
      measure: string;
      value: number;
      baseline: number;
      baselineName: string;
      n: number;
    } | null;
  };
}

/** Asks what a JPEG shows. Rejects with a Failure in words for the member. Source: S2 §7, §8 */
export async function detectProduct(jpeg: Blob, withAssistant: boolean): Promise<DetectedProduct> {
  return sendRest(
    "/api/detect-product",
    { image: await base64Of(jpeg), withAssistant },
    (status) => `Failed to detect product (${status})`,
  );
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string"
        ? resolve(reader.result.replace(/^[^,]*,/, ""))
        : reject(new Error("the photo is no text"));
    reader.onerror = () => reject(reader.error ?? new Error("the photo cannot be read"));
    reader.readAsDataURL(blob);
  });
}
