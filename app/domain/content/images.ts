import type { HeroImageSize, ImageType } from './policy';

/** A re-encoded image without the metadata of the original file. */
export interface EncodedImage {
  bytes: Uint8Array;
  contentType: ImageType;
  width: number;
  height: number;
}

export interface ReencodeTask {
  maxWidth: number;
  maxPixels: number;
  encodeAs: ImageType;
  /**
   * How the image becomes a square: it is cropped around its most important part, or padded with
   * transparent pixels.
   */
  square?: 'crop' | 'pad';
}

export type ImageTask = { bytes: Uint8Array; how?: ReencodeTask; size?: HeroImageSize } | { svg: string };

/**
 * Processes images. Methods throw `rate_limited` if too many tasks are waiting, and `too_large` if
 * an image takes too much time or memory.
 */
export interface ImageProcessor {
  /**
   * Rotates the image upright, resizes it and removes its metadata. Returns `unreadable` if the
   * file is not an image, and the allowed number of pixels if the image has more.
   */
  reencode(
    read: () => Promise<Uint8Array>,
    how: ReencodeTask,
  ): Promise<EncodedImage | 'unreadable' | { maxPixels: number }>;
  /**
   * Returns a 64-bit perceptual hash: similar images differ in few bits. Throws if the file is not
   * an image.
   */
  differenceHash(read: () => Promise<Uint8Array>): Promise<bigint>;
  sized(read: () => Promise<Uint8Array>, size: HeroImageSize): Promise<Uint8Array>;
  drawn(svg: string): Promise<Uint8Array>;
}
