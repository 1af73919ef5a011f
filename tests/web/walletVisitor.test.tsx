import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createCache } from "../../web/apollo/cache.ts";
import { WalletExchangeScreen } from "../../web/features/wallet/WalletExchangeScreen.tsx";
import { WalletScreen } from "../../web/features/wallet/WalletScreen.tsx";
import { ViewerProvider } from "../../web/shell/ViewerProvider.tsx";

afterEach(cleanup);

/** Nobody is signed in, so nothing may be asked. */
const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ operationName }) => {
    throw new Error(`${operationName ?? "something"} was asked`);
  }),
});

// Proves: WL-001
it.each([
  ["/wallet", WalletScreen],
  ["/wallet-exchange", WalletExchangeScreen],
])("%s asks a visitor to log in", (path, Screen) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={client}>
        <ViewerProvider>
          <Screen />
        </ViewerProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText("Please login to view your wallet")).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth");
  expect(screen.queryByRole("tablist")).toBeNull();
});
