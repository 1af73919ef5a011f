import { useFormikContext } from "formik";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { LOCATION_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { PlacedValues } from "./postItem.ts";

// About a kilometre: enough to find the area, but not the house.
const DECIMALS = 2;
const WAIT_MS = 10_000;

/** A place as text, and on request the member's area. Source: S2 §8 "Geolocation denied". */
export function LocationField() {
  const { values, setValues } = useFormikContext<PlacedValues>();
  const [isLooking, setIsLooking] = useState(false);
  const toast = useToast();
  const { latitude, longitude } = values;

  function handleFound({ coords }: GeolocationPosition) {
    const [north, east] = [coords.latitude, coords.longitude].map((degrees) =>
      Number(degrees.toFixed(DECIMALS)),
    );
    setIsLooking(false);
    void setValues((now) => ({
      ...now,
      latitude: north ?? null,
      longitude: east ?? null,
      location: now.location.trim() === "" ? `${north}, ${east}` : now.location,
    }));
  }

  function handleDenied() {
    setIsLooking(false);
    toast({
      title: "Location access denied",
      description: "Please enter your location manually",
      destructive: true,
    });
  }

  function handleLocate() {
    if (!("geolocation" in navigator)) return handleDenied();
    setIsLooking(true);
    navigator.geolocation.getCurrentPosition(handleFound, handleDenied, { timeout: WAIT_MS });
  }

  return (
    <Group>
      <TextField
        name="location"
        label="Location (optional)"
        autoComplete="address-level2"
        maxLength={LOCATION_MAX}
        {...(latitude !== null && { hint: `Area on the map: ${latitude}, ${longitude}` })}
      />
      <Acts>
        <Button $small busy={isLooking} onClick={handleLocate}>
          <LocateFixed aria-hidden size={18} />
          {isLooking ? "Looking…" : "Use my location"}
        </Button>
        {latitude !== null && (
          <Button
            $small
            $kind="quiet"
            onClick={() => void setValues((now) => ({ ...now, latitude: null, longitude: null }))}
          >
            Remove area
          </Button>
        )}
      </Acts>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
