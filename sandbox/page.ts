import { Html, html } from './html';

const baseStyles = `
:root {
  --wall: #f0f3ef; --wall-deep: #e3e9e4; --leaf: #fffdf8; --ink: #17233f; --ink-soft: #47526a; --hair: #d2dad5;
  --edge: #6e7a8e; --neel: #24427f; --neel-deep: #18305f; --neel-wash: #e2e9f5; --sun: #f6ae2d; --sun-wash: #fdefcf;
  --neem: #1b6646; --haldi: #704500; --sindoor: #a51c38; --sindoor-wash: #fbe4e5; --focus: #1d5bd0;
  --shadow-leaf: 0 1px 0 rgb(23 35 63 / 0.07), 0 12px 20px -16px rgb(23 35 63 / 0.28);
  --display: Laila, "Noto Serif Devanagari", Georgia, "Times New Roman", serif;
  --text: Mukta, "Noto Sans Devanagari", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  color-scheme: light;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink); font: 400 1rem/1.5 var(--text); overflow-wrap: anywhere; }
h1, h2 { font-family: var(--display); font-weight: 600; letter-spacing: -0.012em; line-height: 1.2; margin: 0; text-wrap: balance; }
p { margin: 0; }
a { color: var(--neel); text-underline-offset: 0.2em; }
a:hover { color: var(--neel-deep); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 16px; border-radius: 8px;
  border: 1px solid var(--edge); background: transparent; color: var(--ink); font: 600 1rem/1.25 var(--text);
  text-decoration: none; cursor: pointer; transition: background-color 120ms;
}
button:hover, .button:hover { background: var(--wall-deep); color: var(--ink); }
button.primary { border-color: var(--neel); background: var(--neel); color: #fff; }
button.primary:hover { background: var(--neel-deep); }
button.reject { border-color: var(--sindoor); color: var(--sindoor); }
button.reject:hover { background: var(--sindoor-wash); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

/** The Sangha logo: a dot and a line that loops around it. */
export const logo = html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
  <path
    d="M1.5 26C13 26 24.5 22.5 24.5 12.5A8.5 8.5 0 1 0 7.5 12.5C7.5 22.5 19 26 30.5 26"
    fill="none"
    stroke="#17233f"
    stroke-width="2.6"
    stroke-linecap="round"
  />
  <circle cx="16" cy="12.5" r="3.9" fill="#f6ae2d" />
</svg>`;

/** Renders a complete HTML page that loads no external resources. */
export function renderPage(page: { title: string; styles: string; head?: Html; body: Html }): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        ${page.head ?? null}
        <style>
          ${new Html(baseStyles + page.styles)}
        </style>
      </head>
      <body>
        ${page.body}
      </body>
    </html>`.markup;
}
