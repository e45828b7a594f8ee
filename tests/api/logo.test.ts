import { createElement } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SitePreviewCard } from '~/components/share/site-preview-card';
import { brandFormSchema } from '~/domain/content/site-schemas';
import { saveBrand } from '~/domain/content/site-settings.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { renderSvg } from '~/http/drawings/png-response.server';
import { asAdmin } from '../factories/admin';
import { uploaded } from '../factories/picture';
import { testContext } from '../setup/context';

const ctx = await testContext();
const COLOUR = [15, 90, 102];

/** Returns red, green, blue and opacity of a pixel. */
async function getPixel(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

const isNear = (pixel: readonly number[], colour: readonly number[]) =>
  colour.every((value, at) => Math.abs(value - (pixel[at] ?? 0)) < 12);

/** Draws the link preview, whose logo is 54 pixels wide at (64, 44). */
async function drawPreview(): Promise<Uint8Array> {
  const brand = await readDrawnBrand(ctx.as({ kind: 'visitor' }));
  const card = { brand, tagline: null, language: 'en', outline: () => null } as const;
  return ctx.images.drawn(renderSvg(createElement(SitePreviewCard, card)));
}

test.each([
  ['wide', 900, 300, [256, 20]],
  ['tall', 300, 900, [20, 256]],
] as const)('a %s logo is padded and not cropped, and images show it', async (_shape, width, height, [x, y]) => {
  const admin = await asAdmin(ctx, ['manage_resources']);
  const [r = 0, g = 0, b = 0] = COLOUR;
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const before = await drawPreview();
  await saveBrand(admin, brandFormSchema.parse({ name: 'Prabhat', accent: 'teal' }), uploaded(bytes, 'logo.png'));
  ctx.brandStore.forget();
  await ctx.brandStore.refresh();
  const { logo } = await readDrawnBrand(ctx.as({ kind: 'visitor' }));
  const png = logo?.png ?? new Uint8Array();
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  expect(isNear(await getPixel(png, 256, 256), [...COLOUR, 255])).toBe(true);
  expect((await getPixel(png, x, y))[3]).toBe(0);

  const preview = await drawPreview();
  expect(isNear(await getPixel(preview, 91, 71), COLOUR)).toBe(true);
  await saveBrand(admin, brandFormSchema.parse({ name: 'Prabhat', accent: 'teal', remove_logo: 'on' }));
  ctx.brandStore.forget();
  await ctx.brandStore.refresh();
  expect((await readDrawnBrand(ctx.as({ kind: 'visitor' }))).logo).toBeNull();
  expect(isNear(await getPixel(before, 91, 71), COLOUR)).toBe(false);
});
