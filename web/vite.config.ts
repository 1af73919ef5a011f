import react from "@vitejs/plugin-react";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";
import type { Plugin } from "vite";
import { inlineDocuments } from "./documents.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ROUTER = here("../node_modules/react-router/dist/production/index.mjs");
const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "4001"}`;

/** Serves the page in place of the API if the request accepts HTML, so that only JSON requests are proxied. */
function pageInstead(request: IncomingMessage): string | undefined {
  return request.headers.accept?.includes("text/html") ? "/index.html" : undefined;
}

/** Preloads the two latin fonts with the page, before the style sheet requests them. */
function preloadFonts(): Plugin {
  const latin = /(bricolage-grotesque|figtree)-latin-wght-normal.*\.woff2$/;
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, path }) {
        if (path.startsWith("/graphiql")) return [];
        return Object.keys(bundle ?? {})
          .filter((file) => latin.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: true,
            },
            injectTo: "head-prepend" as const,
          }));
      },
    },
  };
}

/** /graphiql is a page of its own; in development its URL needs the trailing slash. */
function graphiqlPage(): Plugin {
  return {
    name: "graphiql-page",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/graphiql(\?|$)/.test(request.url ?? ""))
          request.url = request.url?.replace("/graphiql", "/graphiql/");
        next();
      });
    },
  };
}

/**
 * The modules of the first page, for visitors and the home screen. One file compresses a fifth better than the forty
 * chunks that the bundler would make of modules shared by several screens.
 */
const FIRST = new RegExp(
  [
    "ui/(ArrivalsShelf|Button|ButtonLink|Count|EmptyState|ErrorState|IconButton|Input|Label|LoadMore|Page|Photo|PriceCard|Skeleton|TimeAgo|Tp|TrustBadge|VisuallyHidden|lazy|routeFocus|theme|themeChoice|timeWords|toast|useNow|whenIdle)",
    "routes",
    "apollo/(cache|client|connection|failure|staleAnswers|lazySocket|mergeConnection|reconnect|resumeLink|retryLink|session)",
    "shell/(AppShell|Brand|ErrorBoundary|LoadingScreen|TopBarEnd|ScreenFailed|ScreenSkeleton|ScrollKeeper|ThemeButton|TopBar|ViewerProvider|deepLink|flash|memberParts|useLoginRequired)",
    "features/accounts/LandingScreen",
    "features/exchange/(ExchangeButton|suggestionsPath|useSuggestExchange)",
    "features/items/(browse|card|home)/(BrowseItems|CardFrame|CategoryChips|HomeActions|ItemCard|ItemGrid|ItemMeta|ItemSkeleton|ItemToolbar|LayoutToggle|ListAge|NoItems|SearchBox|Stamp|itemSearch|itemStatus|livePlaces|useCardLayout|useDebounced|useItemSearch|useItems)",
  ]
    .map((paths) => `/web/${paths}\\.tsx?$`)
    .join("|"),
);

export default defineConfig({
  root: here("."),
  resolve: {
    // Use the ES2015 build of rxjs instead of the ES5 build with its helpers.
    conditions: ["es2015", ...defaultClientConditions],
    // The package exports only the development build with warnings.
    alias:
      process.env["NODE_ENV"] === "production"
        ? [{ find: /^react-router$/, replacement: ROUTER }]
        : [],
  },
  plugins: [inlineDocuments(here("gql/graphql.ts")), react(), preloadFonts(), graphiqlPage()],
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] },
    proxy: {
      "/graphql": { target: api, ws: true },
      "/api": { target: api },
      "/uploads": { target: api },
      "/.well-known": { target: api },
      "/dev": { target: api },
      "/livez": { target: api },
      "/readyz": { target: api },
      "^/buy/[^/]+$": { target: api, bypass: pageInstead },
    },
  },
  // Its imports end in ?worker, which only Vite itself understands, not its dependency bundler.
  optimizeDeps: {
    exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
    // The editor's worker stays outside the bundle, and these of its imports are not ES modules.
    include: ["graphql-language-service", "picomatch-browser"],
  },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only the page preloads its chunks. The lists for every later screen would slow the first load.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === "html" ? deps : []),
    },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: { app: here("index.html"), graphiql: here("graphiql/index.html") },
      output: {
        // The first chunk names all later ones. Seven characters tell two versions of one chunk apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            {
              name: "apollo",
              test: /node_modules\/(@apollo\/client|rxjs|optimism|@wry|tslib|styled-components|stylis|@emotion)\//,
              priority: 3,
            },
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
              priority: 3,
            },
            { name: "first", test: FIRST, priority: 2 },
            {
              name: "forms",
              test: /node_modules\/(formik|yup|lodash|lodash-es|react-fast-compare|hoist-non-react-statics|property-expr|tiny-case|toposort|type-fest|tiny-warning|deepmerge)\//,
              priority: 3,
            },
          ],
        },
      },
    },
  },
});
