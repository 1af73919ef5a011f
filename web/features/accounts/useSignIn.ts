import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { RegisterInput, SecondStepInput } from "../../gql/graphql.ts";
import { leaveFlash } from "../../shell/flash.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";

const LoginMutation = graphql(`
  mutation Login($email: String!, $password: String!, $secondStep: SecondStepInput) {
    login(email: $email, password: $password, secondStep: $secondStep) {
      token
      message
      viewer {
        id
        user {
          id
          username
          displayName
        }
      }
    }
  }
`);

const RegisterMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      token
      message
      viewer {
        id
        user {
          id
          username
          displayName
        }
      }
    }
  }
`);

/** Signs a member in and reloads at the page they wanted; that page shows "Welcome back!". Rejects with a Failure. */
export function useLogin() {
  const [login, { busy }] = useCommand(LoginMutation);
  const { signIn } = useViewer();

  async function run(email: string, password: string, secondStep?: SecondStepInput) {
    const { login: answer } = await login({ email, password, secondStep });
    leaveFlash({
      title: "Welcome back!",
      description: `Signed in as ${answer.viewer.user.displayName}.`,
    });
    signIn(answer.token, answer.viewer.user);
  }
  return [run, { busy }] as const;
}

/** Registers a new member and signs them in; the next page shows "Success!". Rejects with a Failure. */
export function useRegister() {
  const [register, { busy }] = useCommand(RegisterMutation);
  const { signIn } = useViewer();

  async function run(input: RegisterInput) {
    const { register: answer } = await register({ input });
    leaveFlash({ title: "Success!", description: answer.message });
    signIn(answer.token, answer.viewer.user);
  }
  return [run, { busy }] as const;
}
