export const styles = `
header, .columns { width: min(59rem, 100% - 32px); margin: 0 auto; }
header { display: flex; gap: 12px; padding: 24px 0; align-items: flex-start; }
header svg { flex: none; margin-top: 2px; }
h1 { font-size: 1.75rem; }
.soft { color: var(--ink-soft); text-wrap: pretty; }
.columns { display: grid; gap: 24px; padding-bottom: 64px; }
nav, aside, main { min-width: 0; }
aside, .find { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }
aside { gap: 16px; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; gap: 8px; overflow-x: auto; padding-bottom: 4px; }
nav li a {
  display: flex; justify-content: space-between; gap: 12px; align-items: center; min-height: 44px; padding: 0 14px; white-space: nowrap;
  border: 1px solid var(--edge); border-radius: 8px; color: var(--ink); text-decoration: none; font-variant-numeric: tabular-nums;
}
nav li a:hover { background: var(--wall-deep); }
nav li a[aria-current] { background: var(--ink); border-color: var(--ink); color: var(--leaf); font-weight: 600; }
nav b { font-weight: 600; font-size: 0.875rem; color: var(--ink-soft); }
nav [aria-current] b { color: #c9d1e0; }
.find { gap: 4px; }
.find label { font-size: 0.9375rem; }
.find div { display: flex; gap: 8px; }
.find input {
  flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--leaf); color: var(--ink); font: inherit;
}
.find input::placeholder { color: var(--ink-soft); opacity: 1; }
main { display: grid; gap: 32px; align-content: start; max-width: 40rem; }
section h2 { font-size: 1.25rem; margin-bottom: 10px; font-variant-numeric: lining-nums; }
section h2 a { color: inherit; text-decoration: none; }
section h2 a:hover { text-decoration: underline; }
ol { list-style: none; margin: 0; padding: 16px; display: grid; gap: 12px; background: var(--wall-deep); border-radius: 3px; }
ol li {
  width: fit-content; max-width: min(34rem, 100%); padding: 12px 16px 10px; background: var(--leaf);
  border-radius: 3px 14px 14px 14px; box-shadow: var(--shadow-leaf);
}
.code { font: 600 1.75rem/1.2 var(--text); font-variant-numeric: tabular-nums; letter-spacing: 0.12em; margin-bottom: 4px; }
.text { white-space: pre-line; }
.meta { display: flex; flex-wrap: wrap; gap: 0 12px; margin-top: 8px; font-size: 0.875rem; color: var(--ink-soft); }
.meta .failed { color: var(--sindoor); font-weight: 600; }
.template { margin-left: auto; }
section > .soft { margin-top: 8px; }
.empty { padding: 24px; background: var(--leaf); border-radius: 3px; box-shadow: var(--shadow-leaf); }
@media (min-width: 56rem) {
  header { padding: 40px 0 32px; }
  .columns { grid-template: auto 1fr / 16rem minmax(0, 1fr); gap: 24px 48px; }
  main { grid-area: 1 / 2 / 3 / 3; }
  nav ul { flex-direction: column; gap: 4px; overflow: visible; }
  nav li a { border-color: transparent; }
}
`;
