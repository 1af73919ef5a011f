import { Formik } from "formik";
import { useId } from "react";
import { styled } from "styled-components";
import { CameraCapture } from "../../ui/CameraCapture.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { Select } from "../../ui/Select.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Variant } from "./Variant.tsx";

const VALUES = { title: "Enamel teapot", price: "18", condition: "", description: "" };
const WRONG = { condition: "Choose a condition", description: "Description is required" };

/** Form fields with label, hint and error message. */
export function Fields() {
  const id = useId();
  return (
    <>
      <Variant of="Input, Label">
        <Stack>
          <Label htmlFor={`${id}-plain`}>Location</Label>
          <Input id={`${id}-plain`} placeholder="Hackney" />
          <Label htmlFor={`${id}-off`}>Location, disabled</Label>
          <Input id={`${id}-off`} disabled defaultValue="Hackney" />
        </Stack>
      </Variant>
      <Variant of="Select, TextArea">
        <Stack>
          <Label htmlFor={`${id}-sort`}>Sort by</Label>
          <Select id={`${id}-sort`}>
            <option>Newest first</option>
            <option>Lowest TP first</option>
          </Select>
          <Label htmlFor={`${id}-notes`}>Notes for the sellers</Label>
          <TextArea id={`${id}-notes`} rows={2} />
        </Stack>
      </Variant>
      <Variant of="FormFrame, TextField, NumberField, SelectField, TextAreaField, FieldFrame">
        <Formik
          initialValues={VALUES}
          initialErrors={WRONG}
          initialTouched={{ condition: true, description: true }}
          onSubmit={() => undefined}
        >
          <FormFrame label="A sample form">
            <Stack>
              <TextField name="title" label="Title" hint="What it is, in a few words." />
              <NumberField name="price" label="Price in TP" />
              <SelectField
                name="condition"
                label="Condition"
                placeholder="Choose"
                options={["New", "Like New", "Good"]}
              />
              <TextAreaField name="description" label="Description" />
            </Stack>
          </FormFrame>
        </Formik>
      </Variant>
      <Variant of="CameraCapture">
        <Stack>
          <CameraCapture
            wishes={{ width: 1280, height: 720 }}
            hint="Point the camera at one thing, in good light."
            frameOf={() => Promise.resolve(null)}
            onShot={() => undefined}
          />
        </Stack>
      </Variant>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(100%, 420px);
`;
