import { Suspense, lazy, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { DemoSignIn } from "./DemoSignIn.tsx";

const LoginForm = lazy(() => import("./LoginForm.tsx").then((m) => ({ default: m.LoginForm })));
const RegisterForm = lazy(() =>
  import("./RegisterForm.tsx").then((m) => ({ default: m.RegisterForm })),
);
const ForgotPasswordDialog = lazy(() =>
  import("./ForgotPasswordDialog.tsx").then((m) => ({ default: m.ForgotPasswordDialog })),
);
const ResetPasswordDialog = lazy(() =>
  import("./ResetPasswordDialog.tsx").then((m) => ({ default: m.ResetPasswordDialog })),
);

/** The sign-in card: Login, Register, the two password dialogs, and the demo members. */
export function AuthCard() {
  const [asked, setAsked] = useState(false);
  const [forgot, setForgot] = useState(false);
  const [query] = useSearchParams();

  function handleForgot() {
    setAsked(true);
    setForgot(true);
  }
  return (
    <Sheet id="sign-in" aria-label="Sign in" tabIndex={-1}>
      <Tabs defaultValue="login">
        <TabList aria-label="Sign in or register">
          <Tab value="login">Login</Tab>
          <Tab value="register">Register</Tab>
        </TabList>
        <TabPanel value="login">
          <Suspense fallback={<Skeleton $h="236px" />}>
            <LoginForm />
          </Suspense>
          <Forgot type="button" onClick={handleForgot}>
            Forgot your password?
          </Forgot>
        </TabPanel>
        <TabPanel value="register">
          <Suspense fallback={<Skeleton $h="620px" />}>
            <RegisterForm />
          </Suspense>
        </TabPanel>
      </Tabs>
      <DemoSignIn />
      <Suspense>
        {asked ? <ForgotPasswordDialog open={forgot} onOpenChange={setForgot} /> : null}
        {query.has("token") ? <ResetPasswordDialog /> : null}
      </Suspense>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  gap: 16px;
  padding: 8px 16px 16px;
  scroll-margin-block-start: calc(var(--barHeight) + 16px);
  &:focus {
    outline: none;
  }
`;

const Forgot = styled.button`
  inline-size: 100%;
  min-block-size: 44px;
  margin-block-start: 4px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--ink2);
  text-decoration: underline 2px var(--goldLine);
  text-underline-offset: 3px;
`;
