import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { sendPicture } from "../../../apollo/sendPicture.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { useToast } from "../../../ui/toast.tsx";
import {
  isWorthKeeping,
  readDraft,
  writeDraft,
  type PostDraft,
} from "../../items/post/postDraft.ts";

/** What of a product goes into the form of a new item. */
export interface ProductToPost {
  name: string | null;
  description: string | null;
  category: string;
  condition: string | null;
  suggestedPrice: number | null;
}

/** Puts a product and its photo into the form of a new item and opens it. Source: PN-006 */
export function useProduct() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const owner = viewer?.id ?? "";

  async function use(product: ProductToPost, photo: File): Promise<void> {
    setSending(true);
    const kept = await keep(photo);
    const { values, photos } = readDraft(owner);
    writeDraft(owner, {
      values: {
        ...values,
        title: product.name ?? "",
        description: product.description ?? "",
        category: product.category,
        condition: product.condition ?? values.condition,
        trustPoints: product.suggestedPrice ?? "",
        unwantedTags: [],
      },
      photos: [...kept, ...photos],
    });
    await navigate("/post-item");
  }

  /** The form opens without the photo rather than not at all. */
  async function keep(photo: File): Promise<PostDraft["photos"]> {
    try {
      return [await sendPicture(photo)];
    } catch {
      toast({
        title: "Upload Failed",
        description: "Add the photo to the form yourself.",
        destructive: true,
      });
      return [];
    }
  }

  return { use, isSending, hasDraft: isWorthKeeping(readDraft(owner)) };
}
