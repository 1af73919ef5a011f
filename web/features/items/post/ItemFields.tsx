import { useFormikContext } from "formik";
import { styled } from "styled-components";
import {
  CATEGORIES,
  CONDITIONS,
  DESCRIPTION_MAX,
  ITEM_TP,
  TITLE_MAX,
} from "../../../../schema/limits.ts";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { media, space } from "../../../ui/theme.ts";
import { EnhanceDescription } from "../../insights/description/EnhanceDescription.tsx";
import { PriceSuggestionCard } from "../../insights/price/PriceSuggestionCard.tsx";
import { LocationField } from "./LocationField.tsx";
import { PhotoPicker } from "./PhotoPicker.tsx";
import type { PlacedValues } from "./postItem.ts";
import { SizeFields } from "./SizeFields.tsx";
import type { usePhotos } from "./usePhotos.ts";
import { WhoSeesField } from "./WhoSeesField.tsx";

interface Props {
  photos: ReturnType<typeof usePhotos>;
  /** The item that is changed. */
  itemId?: string;
}

/** The fields that a new listing and a changed one have in common. */
export function ItemFields({ photos, itemId }: Props) {
  const { errors, values, setFieldValue } = useFormikContext<PlacedValues>();

  return (
    <>
      <PhotoPicker {...photos} error={"images" in errors ? String(errors.images) : undefined} />
      <TextField name="title" label="Title" required maxLength={TITLE_MAX} autoComplete="off" />
      <TextAreaField
        name="description"
        label="Description"
        required
        rows={4}
        maxLength={DESCRIPTION_MAX}
      />
      <EnhanceDescription
        thing={values}
        onDescription={(text) => void setFieldValue("description", text)}
      />
      <Pair>
        <SelectField
          name="category"
          label="Category"
          required
          placeholder="Choose a category"
          options={CATEGORIES}
        />
        <SelectField name="condition" label="Condition" options={CONDITIONS} />
      </Pair>
      <NumberField
        name="trustPoints"
        label="Price in TrustPoints"
        hint={`A whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`}
        required
        min={ITEM_TP.min}
        max={ITEM_TP.max}
      />
      <PriceSuggestionCard
        thing={values}
        itemId={itemId ?? null}
        price={values.trustPoints}
        onPrice={(tp) => void setFieldValue("trustPoints", tp)}
      />
      <SizeFields />
      <LocationField />
      <WhoSeesField />
    </>
  );
}

const Pair = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
