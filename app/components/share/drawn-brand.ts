import type { BrandSettings } from '~/domain/context';

/** The part of the brand that images and PDF pages show. */
export interface DrawnBrand extends Pick<BrandSettings, 'names'> {
  /** The uploaded logo, which is square, or null for the drawn one. */
  logo: { png: Uint8Array; dataUrl: string } | null;
}
