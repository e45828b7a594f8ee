import type { HeroPictureSize, ImageType } from './policy';

/** Decoded and encoded anew: nothing is left of what else its file carried. */
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
}

export type PictureTask = { bytes: Uint8Array; how?: ReencodeTask; size?: HeroPictureSize } | { svg: string };

/** Throws rate_limited when too many wait, too_large for too much time or memory. */
export interface Images {
  /** Upright, without metadata; or says that it is no picture, or how many pixels it may have. */
  reencode(
    read: () => Promise<Uint8Array>,
    how: ReencodeTask,
  ): Promise<EncodedImage | 'unreadable' | { mostPixels: number }>;
  /** 64 bits: pictures that look alike differ in few. Throws on what is no picture. */
  differenceHash(read: () => Promise<Uint8Array>): Promise<bigint>;
  sized(read: () => Promise<Uint8Array>, size: HeroPictureSize): Promise<Uint8Array>;
  drawn(svg: string): Promise<Uint8Array>;
}
