import { route } from "../route.ts";
import { userOf, VIEWER, type ViewerData } from "../shapes/member.shape.ts";

interface Sent {
  message: string;
  sentTo: string;
  expiresAt: string;
  devCode: string | null;
}

/** `devCode` is null but for developers. */
const ANSWER = "{ message, sentTo, expiresAt, devCode }";

const email = route<{ sendVerificationCode: Sent }>({
  method: "POST",
  path: "/api/verification/email",
  summary: "Send a code to the account's e-mail",
  source: "S2 §7, C29",
  answer: ANSWER,
  body: ["email?"],
  document: `mutation ($email: String) {
    sendVerificationCode(type: email, email: $email) { message sentTo expiresAt devCode }
  }`,
  variables: ({ body }) => body,
  reply: ({ sendVerificationCode }) => sendVerificationCode,
});

const phone = route<{ sendVerificationCode: Sent }>({
  method: "POST",
  path: "/api/verification/phone",
  summary: "Send a code to a phone: the given number, or the one the account has",
  source: "S2 §7, C29",
  answer: ANSWER,
  body: ["phone?"],
  document: `mutation ($phone: String) {
    sendVerificationCode(type: phone, phone: $phone) { message sentTo expiresAt devCode }
  }`,
  variables: ({ body }) => body,
  reply: ({ sendVerificationCode }) => sendVerificationCode,
});

interface Verified {
  message: string;
  earned: number;
  viewer: ViewerData;
}

const verify = route<{ verifyChannel: Verified }>({
  method: "POST",
  path: "/api/verification/verify",
  summary: "Verify the e-mail or the phone with the code that was sent",
  source: "S2 §7, C29",
  answer: "{ message, earned, user }",
  body: ["code", "type"],
  document: `mutation ($type: VerificationChannel! = email, $code: String! = "") {
    verifyChannel(type: $type, code: $code) { message earned viewer { ...RestViewer } }
  } ${VIEWER}`,
  // A call without a body, or without one of the two, is answered like a wrong code, as documented.
  variables: ({ body: { code, type } }) =>
    type === undefined || type === null ? {} : { type, ...(code !== null && { code }) },
  reply: ({ verifyChannel: { message, earned, viewer } }) => ({
    message,
    earned,
    user: userOf(viewer),
  }),
});

export const verificationRoutes = [email, phone, verify];
