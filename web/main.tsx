import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/figtree/wght.css";
import { ApolloProvider } from "@apollo/client/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { client } from "./apollo/client.ts";
import { readToken } from "./apollo/session.ts";
import { AppRoutes, preloadScreen } from "./routes.tsx";
import { AppShell } from "./shell/AppShell.tsx";
import { ViewerProvider } from "./shell/ViewerProvider.tsx";
import { GlobalStyle } from "./ui/theme.ts";
import { ToastProvider } from "./ui/toast.tsx";

preloadScreen(window.location.pathname, readToken() !== null);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <ApolloProvider client={client}>
      <BrowserRouter>
        <ToastProvider>
          <ViewerProvider>
            <AppShell>
              <AppRoutes />
            </AppShell>
          </ViewerProvider>
        </ToastProvider>
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);
