import type { HeroPictureSize, ImageType } from './policy';

/** A picture that has been decoded and encoded anew: nothing is left of what else its file carried. */
export interface EncodedImage {
  bytes: Uint8Array;
  contentType: ImageType;
  width: number;
  height: number;
}

/** What is asked of the program that decodes: the picture anew, or its difference hash. */
export interface PictureTask {
  bytes: Uint8Array;
  how?: { maxSide: number; encodeAs: ImageType };
}

/** Reads and writes pictures. Throws rate_limited when too many wait, too_large for one that takes too much time or memory. */
export interface Images {
  /**
   * Decodes a picture, which it reads when it comes to it, turns it upright and encodes it without its metadata, at most `maxSide` pixels on the longer side. A thumbnail is a
   * picture with a small `maxSide`. Says so when the bytes are no picture, or how many pixels one of this kind may have: MAX_PIXELS, or fewer
   * where more would take too much memory, as in a progressive JPEG.
   */
  reencode(
    read: () => Promise<Uint8Array>,
    how: NonNullable<PictureTask['how']>,
  ): Promise<EncodedImage | 'unreadable' | { mostPixels: number }>;
  /** A 64-bit difference hash: pictures that look alike differ in few bits. Throws on bytes that are no picture. */
  differenceHash(read: () => Promise<Uint8Array>): Promise<bigint>;
  /** A stored picture in a width, never widened, and a format. */
  sized(read: () => Promise<Uint8Array>, size: HeroPictureSize): Promise<Uint8Array>;
  /** An SVG drawing as a PNG. */
  drawn(svg: string): Promise<Uint8Array>;
}
