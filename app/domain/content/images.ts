import type { HeroPictureSize, ImageType } from './policy';

/** A picture that has been decoded and encoded anew: nothing is left of what else its file carried. */
export interface EncodedImage {
  bytes: Uint8Array;
  contentType: ImageType;
  width: number;
  height: number;
}

/** A picture anew, at most so many pixels on its longer side. */
export interface ReencodeTask {
  maxSide: number;
  encodeAs: ImageType;
}

/** What is asked of the program that decodes: a picture anew or in a size, its difference hash, or a drawing as a picture. */
export type PictureTask = { bytes: Uint8Array; how?: ReencodeTask; size?: HeroPictureSize } | { svg: string };

/** Reads and writes pictures. Throws rate_limited when too many wait, too_large for one that takes too much time or memory. */
export interface Images {
  /**
   * Decodes a picture, which it reads when it comes to it, turns it upright and encodes it without its metadata, at most `maxSide` pixels on the longer side. A thumbnail is a
   * picture with a small `maxSide`. Says so when the bytes are no picture, or how many pixels one of this kind may have: MAX_PIXELS, or fewer
   * where more would take too much memory, as in a progressive JPEG.
   */
  reencode(
    read: () => Promise<Uint8Array>,
    how: ReencodeTask,
  ): Promise<EncodedImage | 'unreadable' | { mostPixels: number }>;
  /** A 64-bit difference hash: pictures that look alike differ in few bits. Throws on bytes that are no picture. */
  differenceHash(read: () => Promise<Uint8Array>): Promise<bigint>;
  /** A stored picture in a width, never widened, and a format. */
  sized(read: () => Promise<Uint8Array>, size: HeroPictureSize): Promise<Uint8Array>;
  /** An SVG drawing as a PNG. */
  drawn(svg: string): Promise<Uint8Array>;
}
