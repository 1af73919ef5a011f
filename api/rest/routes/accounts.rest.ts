import { member } from "../../core/access/policy.ts";
import { Refused } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import type { RestSignedInFragment } from "../gql/graphql.ts";
import { route } from "../route.ts";
import { userOf } from "../shapes/member.shape.ts";

/** Source: S1 §8 */
const NO_TOKEN = "No token found";
const SESSION_ENDED = "Your session has ended. Please login again";

graphql(`
  fragment RestSignedIn on AuthPayload {
    token
    message
    viewer {
      ...RestViewer
    }
  }
`);

function signedIn({ token, viewer, message }: RestSignedInFragment) {
  return { token, user: userOf(viewer), message };
}

const me = route({
  method: "GET",
  path: "/api/auth/me",
  summary: "Who is signed in",
  source: "S1 §7, EN-001, EN-002",
  answer: "{ user, stats }",
  rule: member("profile:read"),
  visitorMessage: ({ hasToken }) => (hasToken ? SESSION_ENDED : NO_TOKEN),
  document: graphql(`
    query RestMe {
      viewer {
        ...RestViewer
        unreadMessages
        unreadNotifications
        pendingOffers
      }
    }
  `),
  reply: ({ viewer }) => {
    // The session may have ended a moment ago.
    if (!viewer) throw new Refused("UNAUTHENTICATED", SESSION_ENDED);
    const { unreadMessages, unreadNotifications, pendingOffers, ...own } = viewer;
    const { dealsCompleted, itemsListed, totalReviews } = own.user;
    const counts = { unreadMessages, unreadNotifications, pendingOffers };
    return { user: userOf(own), stats: { dealsCompleted, itemsListed, totalReviews, ...counts } };
  },
});

const register = route({
  method: "POST",
  path: "/api/auth/register",
  summary: "Become a member",
  source: "S1 §7",
  answer: "{ token, user, message }",
  body: ["username", "email", "password", "displayName", "firstName?", "lastName?"],
  status: 201,
  document: graphql(`
    mutation RestRegister($input: RegisterInput!) {
      register(input: $input) {
        ...RestSignedIn
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ register }) => signedIn(register),
});

const login = route({
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in",
  source: "S1 §7",
  answer: "{ token, user, message }",
  body: ["email", "password", "code?"],
  document: graphql(`
    mutation RestLogin($email: String!, $password: String!, $secondStep: SecondStepInput) {
      login(email: $email, password: $password, secondStep: $secondStep) {
        ...RestSignedIn
      }
    }
  `),
  variables: ({ body: { code, ...body } }) => ({
    ...body,
    secondStep: code === undefined ? null : { code },
  }),
  reply: ({ login }) => signedIn(login),
});

const forgotPassword = route({
  method: "POST",
  path: "/api/auth/forgot-password",
  summary: "Ask for a reset link; the answer is the same for any address",
  source: "S1 §7",
  answer: "{ message }",
  body: ["email"],
  document: graphql(`
    mutation RestForgotPassword($email: String!) {
      forgotPassword(email: $email)
    }
  `),
  variables: ({ body }) => body,
  reply: ({ forgotPassword }) => ({ message: forgotPassword }),
});

const resetPassword = route({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the token of the mail",
  source: "S1 §7",
  answer: "{ message }",
  body: ["token", "password"],
  document: graphql(`
    mutation RestResetPassword($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password)
    }
  `),
  variables: ({ body }) => body,
  reply: ({ resetPassword }) => ({ message: resetPassword }),
});

const profile = route({
  method: "PATCH",
  path: "/api/auth/profile",
  summary: "Change the own profile; what is left out stays",
  source: "S1 §7",
  answer: "user",
  body: ["displayName?", "firstName?", "lastName?", "bio?", "location?", "skills?"],
  document: graphql(`
    mutation RestUpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ...RestViewer
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ updateProfile }) => userOf(updateProfile),
});

export const accountRoutes = [me, register, login, forgotPassword, resetPassword, profile];
