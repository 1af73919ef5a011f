import { Form, Formik, useFormikContext } from "formik";
import type { FormikHelpers } from "formik";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { media } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import { EMPTY_ADDRESS, addressSchema } from "./address.schema.ts";
import type { AddressValues } from "./address.schema.ts";
import type { Address, useAddresses } from "./useAddresses.ts";

type Props = Pick<ReturnType<typeof useAddresses>, "save" | "tellFailure"> & {
  onSaved: (address: Address) => void;
};

/** The form for a new address. Once saved it becomes the delivery address. Source: S1 §2 "Or add new address:" */
export function AddressForm({ save, tellFailure, onSaved }: Props) {
  const toast = useToast();

  async function handleSubmit(values: AddressValues, form: FormikHelpers<AddressValues>) {
    const { apartment, ...input } = addressSchema.cast(values);
    try {
      const address = await save({ ...input, apartment: apartment || null });
      toast({ title: "Success", description: "Address saved successfully" });
      onSaved(address);
    } catch (error) {
      const failure = toFailure(error);
      form.setErrors(failure.fields);
      tellFailure(failure, "Failed to save address");
    }
  }

  return (
    <Formik initialValues={EMPTY_ADDRESS} validationSchema={addressSchema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <Fields>
          <Pair>
            <TextField name="fullName" label="Full Name" autoComplete="name" />
            <TextField
              name="phoneNumber"
              label="Phone Number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </Pair>
          <Pair>
            <TextField name="streetAddress" label="Street Address" autoComplete="address-line1" />
            <TextField name="apartment" label="Apartment (optional)" autoComplete="address-line2" />
          </Pair>
          <Pair>
            <TextField name="city" label="City" autoComplete="address-level2" />
            <TextField name="state" label="State" autoComplete="address-level1" />
          </Pair>
          <Pair>
            <TextField name="zipCode" label="ZIP Code" autoComplete="postal-code" />
            <TextField name="country" label="Country" autoComplete="country-name" />
          </Pair>
          <Button type="submit" $kind="act" busy={isSubmitting}>
            Save & Continue
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

/** Moves focus to the first error after a failed submit. */
function Fields({ children }: { children: ReactNode }) {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Errors that change while typing must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return (
    <Frame ref={form} noValidate aria-label="New address">
      {children}
    </Frame>
  );
}

const Frame = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
