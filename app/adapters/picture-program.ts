import fs from 'node:fs';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import type { ImageTask, ReencodeTask } from '~/domain/content/images';
import { MAX_IMAGE_PIXELS, type HeroImageSize, type ImageType } from '~/domain/content/policy';
import { hasHugeMetadata } from './png-metadata';
import type { ImageProcessReply } from './sharp-images.server';

const HASH_WIDTH = 8;
const HASH_HEIGHT = 8;
const HASHED = { width: HASH_WIDTH + 1, height: HASH_HEIGHT };

/**
 * Size of the blurred copy from which the hash is calculated. Because of the blur, resized copies
 * of an image differ in at most two of the 64 bits.
 */
const SOFTENED = { width: 8 * HASHED.width, height: 8 * HASHED.height };

/**
 * Limits of the decoded size in bytes. Progressive images have a lower limit, because they are
 * decoded completely in memory, while baseline images are decoded row by row.
 */
const MAX_UNFOLDED_BYTES = 4 * MAX_IMAGE_PIXELS;
const MAX_HELD_BYTES = MAX_IMAGE_PIXELS;

const NOISE = 2;

const ENCODERS: Record<ImageType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 86, mozjpeg: true }),
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture) => picture.webp({ quality: 78 }),
};

const QUALITY = { avif: 50, webp: 74, jpeg: 78 };

const [, , maxResidentBytes] = process.argv;

// If memory runs out, the kernel ends this process before the web process. Errors are ignored,
// because only Linux has this file.
fs.writeFile('/proc/self/oom_score_adj', '1000', () => undefined);

// The cache of libvips is useless here, because each image is processed once.
sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit());
process.on('message', (task: ImageTask) => void handleTask(task));
setInterval(() => {
  // Exits if the parent process is gone or the memory limit is exceeded.
  if (!process.connected || process.memoryUsage.rss() > Number(maxResidentBytes)) process.exit(1);
}, 50);

async function handleTask(task: ImageTask): Promise<void> {
  process.send?.(await processTask(task));
}

async function processTask(task: ImageTask): Promise<ImageProcessReply> {
  if ('svg' in task) return renderSvg(task.svg).catch(() => 'unreadable' as const);
  const { bytes, how, size } = task;
  if (hasHugeMetadata(bytes)) return 'unreadable';
  if (size) return resizeHeroImage(bytes, size).catch(() => 'unreadable' as const);
  return how ? reencodePicture(bytes, how) : calculateHash(bytes);
}

function renderSvg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

function resizeHeroImage(bytes: Uint8Array, { width, format }: HeroImageSize): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort: format === 'avif' ? 3 : undefined })
    .toBuffer();
}

async function calculateHash(picture: Uint8Array) {
  try {
    return { difference: await calculateDifferenceHash(picture) };
  } catch {
    return 'unreadable' as const;
  }
}

async function reencodePicture(
  bytes: Uint8Array,
  { maxWidth, maxPixels, encodeAs, square }: ReencodeTask,
): Promise<ImageProcessReply> {
  const about = await readMetadata(bytes);
  if (!about) return 'unreadable' as const;
  const most = getMaxPixels(about);
  if (about.width * about.height > most) return { maxPixels: most };
  const { width, height } = about.autoOrient;
  const scale = Math.min(1, maxWidth / width, Math.sqrt(maxPixels / (width * height)));
  const upright = open(bytes)
    .autoOrient()
    .resize(
      square ? getSquare(square, { maxWidth, width, height }) : { width: Math.max(1, Math.floor(width * scale)) },
    );
  try {
    const { data, info } = await ENCODERS[encodeAs](upright).toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: encodeAs, width: info.width, height: info.height };
  } catch {
    return 'unreadable' as const;
  }
}

/** Returns the options of a square that is not larger than the image. */
function getSquare(
  how: NonNullable<ReencodeTask['square']>,
  { maxWidth, width, height }: { maxWidth: number; width: number; height: number },
): ResizeOptions {
  if (how === 'crop') {
    const side = Math.min(maxWidth, width, height);
    return { width: side, height: side, fit: 'cover', position: 'attention' };
  }
  const side = Math.min(maxWidth, Math.max(width, height));
  return { width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } };
}

async function calculateDifferenceHash(bytes: Uint8Array): Promise<bigint> {
  const soft = await shrinkPicture(open(bytes).autoOrient().flatten({ background: '#fff' }).greyscale(), SOFTENED)
    .blur(2)
    .png()
    .toBuffer();
  return hashPixels(await shrinkPicture(sharp(soft).greyscale(), HASHED).raw().toBuffer());
}

/** Opens an image. A truncated image causes an error instead of a grey area. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
}

function shrinkPicture(picture: Sharp, { width, height }: { width: number; height: number }): Sharp {
  return picture.resize(width, height, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false });
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata | null> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function getMaxPixels({ format, channels, depth, chromaSubsampling, isProgressive }: Metadata): number {
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  const isWide = depth === 'ushort' || (format === 'jpeg' && isProgressive);
  const bytes = isProgressive ? MAX_HELD_BYTES : MAX_UNFOLDED_BYTES;
  return Math.min(MAX_IMAGE_PIXELS, bytes / (samples * (isWide ? 2 : 1)));
}

/**
 * Returns a 64-bit hash. A bit is set if the right neighbour of the pixel is brighter by more than
 * the compression noise.
 */
function hashPixels(pixels: Uint8Array): bigint {
  let hash = 0n;
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    for (let column = 0; column < HASH_WIDTH; column += 1) {
      const at = row * (HASH_WIDTH + 1) + column;
      hash = (hash << 1n) | ((pixels[at + 1] ?? 0) > (pixels[at] ?? 0) + NOISE ? 1n : 0n);
    }
  }
  return hash;
}
