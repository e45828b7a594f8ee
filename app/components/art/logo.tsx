/** Width and height of the box of the logo path. */
export const LOGO_BOX = 32;

/** The drawn logo, in a box of `LOGO_BOX`. */
export const LOGO_SVG_PATH_DATA = 'M1.5 26C13 26 24.5 22.5 24.5 12.5A8.5 8.5 0 1 0 7.5 12.5C7.5 22.5 19 26 30.5 26';

/** The drawn logo of the product in the text colour; size in pixels. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <path d={LOGO_SVG_PATH_DATA} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="16" cy="12.5" r="3.9" fill="var(--color-sun)" />
    </svg>
  );
}
