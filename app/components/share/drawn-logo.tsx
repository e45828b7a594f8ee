import { LOGO_BOX, LOGO_SVG_PATH_DATA } from '~/components/art/logo';
import type { DrawnBrand } from './drawn-brand';

const SUN = '#f6ae2d';

/**
 * The logo of the organisation in an image: the uploaded logo or, if there is none, the drawn one.
 */
export function DrawnLogo({
  brand: { logo },
  x,
  y,
  size,
  colour,
  sun = SUN,
  isOnDark = false,
}: {
  brand: DrawnBrand;
  x: number;
  y: number;
  size: number;
  /** Colour of the drawn logo. */
  colour: string;
  sun?: string;
  /** True to draw a light square behind the uploaded logo, which may be dark and transparent. */
  isOnDark?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / LOGO_BOX})`}>
      {logo ? (
        <>
          <clipPath id="logo-corners">
            <rect width={LOGO_BOX} height={LOGO_BOX} rx="3" />
          </clipPath>
          {isOnDark ? <rect width={LOGO_BOX} height={LOGO_BOX} rx="3" fill="#fffdf8" /> : null}
          <image href={logo.dataUrl} width={LOGO_BOX} height={LOGO_BOX} clipPath="url(#logo-corners)" />
        </>
      ) : (
        <>
          <path d={LOGO_SVG_PATH_DATA} fill="none" stroke={colour} strokeWidth="2.6" strokeLinecap="round" />
          <circle cx="16" cy="12.5" r="3.9" fill={sun} />
        </>
      )}
    </g>
  );
}
