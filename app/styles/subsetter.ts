import fs from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Exports of HarfBuzz's subsetter in WebAssembly. All numbers are pointers into its memory, except
 * counts and code points.
 */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_or_fail(face: number, input: number): number;
  hb_face_reference_blob(face: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
}

const WRITABLE = 2;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

/**
 * Returns a function that subsets a TrueType font to the given code points and glyphs. All other
 * conjuncts are dropped. HarfBuzz is called directly, because no wrapper library can drop
 * conjuncts. The function does not free HarfBuzz's memory, so it is only for short-lived processes.
 * It throws if a font cannot be subset.
 */
export async function createSubsetter() {
  const module = await fs.readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(module);
  const hb = instance.exports as unknown as Subsetter;
  hb._initialize();
  return (font: Uint8Array, letters: Iterable<number>, glyphs: Iterable<number>): Buffer => {
    const data = hb.malloc(font.length);
    new Uint8Array(hb.memory.buffer).set(font, data);
    const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
    for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter);
    for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
    const cut = hb.hb_subset_or_fail(face, input);
    if (cut === 0) throw new Error('The font cannot be cut.');
    const blob = hb.hb_face_reference_blob(cut);
    const from = hb.hb_blob_get_data(blob, 0);
    return Buffer.from(hb.memory.buffer.slice(from, from + hb.hb_blob_get_length(blob)));
  };
}
