import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { Failure } from "../../apollo/failure.ts";

/** What the market gives for a proof by passkey, as it came. */
export type PasskeyOptions = Record<string, unknown>;

/** Asks the browser for a proof by passkey. Rejects with a Failure in words for the member. */
export function passkeyAnswer(options: PasskeyOptions): Promise<PasskeyOptions> {
  return asked(options, () =>
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );
}

/** Asks the browser to make a passkey. Rejects with a Failure in words for the member. */
export function newPasskey(options: PasskeyOptions): Promise<PasskeyOptions> {
  return asked(options, () =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );
}

async function asked(options: PasskeyOptions, ask: () => Promise<object>): Promise<PasskeyOptions> {
  const site = siteOf(options);
  if (site !== undefined && !isOn(site))
    throw new Failure(
      "PASSKEY",
      `Passkeys of this market work at ${site} alone; this page is at ${location.hostname}.`,
    );
  if (!("PublicKeyCredential" in window))
    throw new Failure("PASSKEY", "This browser has no passkeys, or not on this address.");
  try {
    return { ...(await ask()) };
  } catch (error) {
    throw new Failure("PASSKEY", wordsFor(error));
  }
}

function siteOf({ rp, rpId }: PasskeyOptions): string | undefined {
  const id = rpId ?? (rp as { id?: unknown } | undefined)?.id;
  return typeof id === "string" ? id : undefined;
}

function isOn(site: string): boolean {
  return location.hostname === site || location.hostname.endsWith(`.${site}`);
}

function wordsFor(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has a passkey for your account already.";
  if (error instanceof Error && error.name === "NotAllowedError")
    return "The browser was not allowed to use a passkey, or it took too long.";
  return "The browser could not use a passkey.";
}
