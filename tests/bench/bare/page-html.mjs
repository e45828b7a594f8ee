// @ts-check

export const ITEMS = Array.from({ length: 50 }, (_none, at) => `Item ${at + 1}`);

export function pageHtml() {
  const items = ITEMS.map((item) => `<li>${item}</li>`).join('');
  return `<!DOCTYPE html><html lang="en"><head></head><body><ul>${items}</ul></body></html>`;
}
