import { Form, Formik, type FormikHelpers } from "formik";
import { styled } from "styled-components";
import { object } from "yup";
import { ITEM_TP } from "../../../../schema/limits.ts";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { itemPrice } from "../post/itemPrice.ts";

const CHANGE_PRICE = graphql(`
  mutation ChangePrice($itemId: ID!, $trustPoints: Int!, $reason: String) {
    changePrice(itemId: $itemId, trustPoints: $trustPoints, reason: $reason) {
      item {
        id
        ...OwnerPanel_item
        ...ItemDetails_item
      }
    }
  }
`);

interface Values {
  trustPoints: number | "";
  reason: string;
}

interface Props {
  item: { id: string; title: string; tpValue: number };
  onClose: () => void;
}

/** Sets a new price. Everybody who has the item on screen sees it change. */
export function ChangePriceDialog({ item, onClose }: Props) {
  const [change] = useCommand(CHANGE_PRICE);
  const toast = useToast();

  async function handleSubmit(
    { trustPoints, reason }: Values,
    { setErrors }: FormikHelpers<Values>,
  ) {
    const price = Number(trustPoints);
    try {
      await change({ itemId: item.id, trustPoints: price, reason: reason.trim() || null });
    } catch (failure) {
      const { message, fields } = failure as Failure;
      setErrors(fields);
      toast({ title: "Failed to change price", description: message, destructive: true });
      return;
    }
    toast({ title: "Price changed", description: `${item.title} is now ${tpText(price)}.` });
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose} title={`Change the price of ${item.title}`}>
      <Formik<Values>
        initialValues={{ trustPoints: item.tpValue, reason: "" }}
        validationSchema={object({ trustPoints: itemPrice })}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields noValidate>
            <NumberField
              name="trustPoints"
              label="Price in TP"
              min={ITEM_TP.min}
              max={ITEM_TP.max}
            />
            <TextField
              name="reason"
              label="Reason (optional)"
              hint="Shown in the price history."
              maxLength={200}
            />
            <Acts>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                {isSubmitting ? "Working…" : "Change price"}
              </Button>
            </Acts>
          </Fields>
        )}
      </Formik>
    </Dialog>
  );
}

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
