import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Images } from '~/domain/content/images';
import { type HeroPictureSize, type ImageType, MAX_PIXELS } from '~/domain/content/policy';
import { limitConcurrency } from '~/lib/limit-concurrency';

const HASH_WIDTH = 8;
const HASH_HEIGHT = 8;
const HASHED = { width: HASH_WIDTH + 1, height: HASH_HEIGHT };

/** Pictures are softened at eight times that size first: copies of one in other sizes then differ in two bits of 64 at most, not in seven. */
const SOFTENED = { width: 8 * HASHED.width, height: 8 * HASHED.height };

/** One picture takes tens of megabytes while it is decoded, and one processor. */
const AT_ONCE = 1;

/** What a picture may hold while it is decoded: one that comes row by row unfolds to this at most, one that comes in passes is held whole. */
const MAX_UNFOLDED_BYTES = 4 * MAX_PIXELS;
const MAX_HELD_BYTES = MAX_PIXELS;

/** Of 256 shades. */
const NOISE = 2;

const QUALITY = { avif: 50, webp: 74, jpeg: 78 };

const ENCODERS: Record<ImageType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 86, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 78 }),
};

/** Pictures through libvips. Metadata is dropped because nothing asks to keep it; colours become sRGB. */
export function sharpImages(): Images {
  const inTurns = limitConcurrency(AT_ONCE);
  // What libvips keeps of earlier pictures is of no use: each comes once.
  sharp.cache(false);
  sharp.concurrency(1);
  return {
    reencode: (read, how) => inTurns(async () => reencoded(await read(), how)),
    differenceHash: (read) => inTurns(async () => differenceHash(await read())),
    sized: (read, size) => inTurns(async () => sized(await read(), size)),
    drawn: (svg) => inTurns(() => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()),
  };
}

async function reencoded(bytes: Uint8Array, { maxSide, encodeAs }: Parameters<Images['reencode']>[1]) {
  const about = await metadataOf(bytes);
  if (!about) return 'unreadable' as const;
  const most = mostPixels(about);
  if (about.width * about.height > most) return { mostPixels: most };
  const upright = open(bytes).autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  try {
    const { data, info } = await ENCODERS[encodeAs](upright).toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: encodeAs, width: info.width, height: info.height };
  } catch {
    return 'unreadable' as const;
  }
}

async function differenceHash(bytes: Uint8Array): Promise<bigint> {
  const soft = await shrunk(open(bytes).autoOrient().flatten({ background: '#fff' }).greyscale(), SOFTENED)
    .blur(2)
    .png()
    .toBuffer();
  return brighterToTheRight(await shrunk(sharp(soft).greyscale(), HASHED).raw().toBuffer());
}

function sized(bytes: Uint8Array, { width, format }: HeroPictureSize): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort: format === 'avif' ? 3 : undefined })
    .toBuffer();
}

/** A broken end of a picture is an error rather than a grey patch. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

function shrunk(picture: Sharp, { width, height }: { width: number; height: number }): Sharp {
  return picture.resize(width, height, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false });
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | null> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function mostPixels({ format, channels, depth, chromaSubsampling, isProgressive }: Metadata): number {
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  const isWide = depth === 'ushort' || (format === 'jpeg' && isProgressive);
  const bytes = isProgressive ? MAX_HELD_BYTES : MAX_UNFOLDED_BYTES;
  return Math.min(MAX_PIXELS, bytes / (samples * (isWide ? 2 : 1)));
}

/** One bit for each pixel and its right neighbour, row by row; what compression alone may do to an even surface does not count. */
function brighterToTheRight(pixels: Uint8Array): bigint {
  let hash = 0n;
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    for (let column = 0; column < HASH_WIDTH; column += 1) {
      const at = row * (HASH_WIDTH + 1) + column;
      hash = (hash << 1n) | ((pixels[at + 1] ?? 0) > (pixels[at] ?? 0) + NOISE ? 1n : 0n);
    }
  }
  return hash;
}
