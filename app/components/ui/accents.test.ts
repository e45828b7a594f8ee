import fs from 'node:fs';
import { expect, test } from 'vitest';
import { ACCENTS } from '~/domain/content/policy';

const css = fs.readFileSync('app/styles/tokens.css', 'utf8');

function readColors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#\w{6})/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** Returns the colours of an accent in the light and the dark theme. */
function findColors(accent: (typeof ACCENTS)[number]) {
  const base = readColors(/@theme \{[^]*?\n\}/.exec(css)?.[0] ?? '');
  const dark = { ...base, ...readColors(/color-scheme: dark;[^]*?--color-toast/.exec(css)?.[0] ?? '') };
  if (accent === 'indigo') return { light: base, dark };
  const own = new RegExp(`\\[data-accent='${accent}'\\] \\{([^]*?)@variant dark \\{([^]*?)\\}`).exec(css);
  return { light: { ...base, ...readColors(own?.[1] ?? '') }, dark: { ...dark, ...readColors(own?.[2] ?? '') } };
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(ACCENTS)('links and buttons in %s have a contrast of at least 4.5 in both themes', (accent) => {
  for (const colors of Object.values(findColors(accent))) {
    const getColor = (name: string) => colors[name] ?? '#000000';
    for (const ground of ['wall', 'leaf', 'leaf-high', 'neel-wash'])
      for (const text of ['neel', 'neel-deep'])
        expect(getContrast(getColor(text), getColor(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const button of ['btn', 'btn-hover'])
      expect(getContrast(getColor('on-btn'), getColor(button)), button).toBeGreaterThan(4.5);
    expect(getContrast(getColor('ink'), getColor('neel-wash'))).toBeGreaterThan(4.5);
  }
});

test('each accent except the default has its own colours', () => {
  expect(new Set(ACCENTS.map((accent) => findColors(accent).light.neel)).size).toBe(ACCENTS.length);
});
