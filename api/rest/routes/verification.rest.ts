import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";
import { userOf } from "../shapes/member.shape.ts";

/** `devCode` is null unless DEV_CODES is on. */
const ANSWER = "{ message, sentTo, expiresAt, devCode }";

const email = route({
  method: "POST",
  path: "/api/verification/email",
  summary: "Send a code to the account's e-mail",
  source: "S2 §7, C29",
  answer: ANSWER,
  body: ["email?"],
  document: graphql(`
    mutation RestSendEmailCode($email: String) {
      sendVerificationCode(type: email, email: $email) {
        message
        sentTo
        expiresAt
        devCode
      }
    }
  `),
  variables: ({ body }) => body,
  reply: ({ sendVerificationCode }) => sendVerificationCode,
});

const phone = route({
  method: "POST",
  path: "/api/verification/phone",
  summary: "Send a code to a phone: the given number, or the one the account has",
  source: "S2 §7, C29",
  answer: ANSWER,
  body: ["phone?"],
  document: graphql(`
    mutation RestSendPhoneCode($phone: String) {
      sendVerificationCode(type: phone, phone: $phone) {
        message
        sentTo
        expiresAt
        devCode
      }
    }
  `),
  variables: ({ body }) => body,
  reply: ({ sendVerificationCode }) => sendVerificationCode,
});

const verify = route({
  method: "POST",
  path: "/api/verification/verify",
  summary: "Verify the e-mail or the phone with the code that was sent",
  source: "S2 §7, C29",
  answer: "{ message, earned, user }",
  body: ["code", "type"],
  document: graphql(`
    mutation RestVerifyChannel($type: VerificationChannel! = email, $code: String! = "") {
      verifyChannel(type: $type, code: $code) {
        message
        earned
        viewer {
          ...RestViewer
        }
      }
    }
  `),
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
