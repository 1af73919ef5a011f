import { createGlobalStyle, css } from "styled-components";

export { useTheme } from "./themeChoice.ts";
export type { ThemeChoice } from "./themeChoice.ts";

/** Breakpoints of the design: 400, 720 and 1040 px, mobile first. */
export const media = {
  s: "@media (min-width:400px)",
  m: "@media (min-width:720px)",
  l: "@media (min-width:1040px)",
} as const;

const STEPS = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 } as const;

/** A step of the spacing scale: 1 to 8 are 4, 8, 12, 16, 24, 32, 48 and 64 px. */
export function space(step: keyof typeof STEPS): string {
  return `${STEPS[step]}px`;
}

/** The 3 px outline that every control shows on keyboard focus. */
export const focusRing = css`
  outline: 3px solid var(--focus);
  outline-offset: 2px;
`;

const light = css`
  color-scheme: light;
  --chalk: #f3f6f4;
  --counter: #ffffff;
  --raised: #ffffff;
  --well: #e6ece9;
  --line: #ced8d4;
  --edge: #6c7c76;
  --ink: #12211e;
  --ink2: #3d4d48;
  --ink3: #51615c;
  --act: #12211e;
  --onAct: #ffffff;
  --actHover: #24403a;
  --gold: #ffc233;
  --onGold: #241a00;
  --goldText: #754e00;
  --goldLine: #9c6b00;
  --goldSoft: #fff0c9;
  --onGoldSoft: #553a00;
  --live: #c2183f;
  --onLive: #ffffff;
  --liveText: #b01238;
  --ok: #00655a;
  --okSoft: #d3efea;
  --onOkSoft: #00463e;
  --warn: #8f4300;
  --warnSoft: #ffe6cf;
  --onWarnSoft: #6b3100;
  --bad: #ae1330;
  --onBad: #ffffff;
  --badSoft: #fce0e4;
  --onBadSoft: #7d0c22;
  --t1: #55606a;
  --t1Soft: #e5e9ec;
  --onT1: #3e474f;
  --t2: #1659b5;
  --t2Soft: #dde9fa;
  --onT2: #0f4288;
  --t3: #1b6b33;
  --t3Soft: #ddf1e1;
  --onT3: #124d24;
  --t4: #6c2eb9;
  --t4Soft: #ece2fa;
  --onT4: #4e1f8a;
  --c1: #12211e;
  --c2: #9c6b00;
  --c3: #1659b5;
  --c4: #c2183f;
  --c5: #00776b;
  --c6: #6c2eb9;
  --c7: #6c7c76;
  --focus: #12211e;
`;

const dark = css`
  color-scheme: dark;
  --chalk: #0d1513;
  --counter: #141e1b;
  --raised: #1c2925;
  --well: #090f0d;
  --line: #2b3a35;
  --edge: #7e938b;
  --ink: #ecf3f0;
  --ink2: #b7c6c0;
  --ink3: #98aaa3;
  --act: #ecf3f0;
  --onAct: #0d1513;
  --actHover: #ffffff;
  --goldText: #ffce5c;
  --goldLine: #c79425;
  --goldSoft: #3a2d08;
  --onGoldSoft: #ffe2a0;
  --live: #d42a4e;
  --onLive: #ffffff;
  --liveText: #ff8fa6;
  --ok: #5fd3c2;
  --okSoft: #0c332e;
  --onOkSoft: #b5f0e6;
  --warn: #ffb27a;
  --warnSoft: #42260f;
  --onWarnSoft: #ffdcc0;
  --bad: #ff8c9c;
  --onBad: #3a0510;
  --badSoft: #481822;
  --onBadSoft: #ffccd3;
  --t1: #aeb9c2;
  --t1Soft: #2b333a;
  --onT1: #d8dee4;
  --t2: #86b7f7;
  --t2Soft: #152e4e;
  --onT2: #c8dffc;
  --t3: #77d48f;
  --t3Soft: #16351f;
  --onT3: #bcf0c8;
  --t4: #c7a3f7;
  --t4Soft: #372254;
  --onT4: #e4d3fc;
  --c1: #ecf3f0;
  --c2: #ffc233;
  --c3: #86b7f7;
  --c4: #ff8fa6;
  --c5: #5fd3c2;
  --c6: #c7a3f7;
  --c7: #98aaa3;
  --focus: #ffc233;
`;

/** The tokens (colour, type, motion) and the base rules of every page. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --display: "Bricolage Grotesque Variable", system-ui, sans-serif;
    --body: "Figtree Variable", system-ui, sans-serif;
    --tap: 90ms; --quick: 160ms; --move: 220ms; --reveal: 320ms;
    --easeIn: cubic-bezier(.2,.9,.25,1); --easeOut: cubic-bezier(.4,0,1,1);
    --gutter: 16px; --barHeight: 60px; --navHeight: 0px;
    interpolate-size: allow-keywords;
  }
  [data-theme="dark"] { ${dark} }
  ${media.m} { :root { --gutter: 24px; } }
  @media (prefers-contrast: more) { :root, [data-theme="dark"] { --line: var(--edge); --ink3: var(--ink2); } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { overflow-y: scroll; scroll-padding-block: calc(var(--barHeight) + 16px) calc(var(--navHeight) + 16px); -webkit-text-size-adjust: 100%; }
  body {
    background: var(--chalk); color: var(--ink);
    font: 400 1rem/1.5 var(--body); font-variant-numeric: tabular-nums;
    overflow-wrap: break-word; min-block-size: 100dvh;
  }
  h1, h2, h3 { font-family: var(--display); letter-spacing: -0.015em; text-wrap: balance; }
  h1 { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem); line-height: 1.12; font-weight: 750; }
  h2 { font-size: clamp(1.25rem, 1.1rem + .7vw, 1.625rem); line-height: 1.25; font-weight: 700; }
  h3 { font-size: 1.0625rem; line-height: 1.35; font-weight: 650; }
  h1:focus, main:focus { outline: none; }
  p { max-inline-size: 62ch; text-wrap: pretty; }
  a { color: inherit; text-decoration: underline 2px var(--goldLine); text-underline-offset: 3px; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  ::placeholder { color: var(--ink3); opacity: 1; }
  :focus-visible { ${focusRing} }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: .01ms !important; animation-iteration-count: 1 !important;
      transition-duration: .01ms !important; scroll-behavior: auto !important;
    }
  }
`;
