import type { IconNode } from 'lucide';
import { joinClassNames } from './class-names';

/**
 * Shapes of a Lucide icon. Import each icon individually, from `lucide/dist/esm/icons/<name>.mjs`.
 */
export type IconGlyph = IconNode;

const sizes = {
  s: { side: 16, pen: 1.9 },
  m: { side: 20, pen: 1.9 },
  l: { side: 24, pen: 1.75 },
  xl: { side: 26, pen: 1.6 },
};

/** An icon that is hidden from assistive technology, so the text next to it must be sufficient. */
export function Icon({
  glyph,
  size = 'm',
  className,
}: {
  glyph: IconGlyph;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const { side, pen } = sizes[size];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClassNames('flex-none', className)}
      dangerouslySetInnerHTML={{ __html: renderIcon(glyph) }}
    />
  );
}

const drawings = new WeakMap<IconGlyph, string>();

/** The markup is cached, because a page has dozens of icons and a list has hundreds. */
function renderIcon(glyph: IconGlyph): string {
  const known = drawings.get(glyph);
  if (known !== undefined) return known;
  const drawing = glyph.map(([shape, attributes]) => `<${shape}${renderAttributes(attributes)}/>`).join('');
  drawings.set(glyph, drawing);
  return drawing;
}

function renderAttributes(attributes: IconGlyph[number][1]): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
