import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from './class-names';

/** A Lucide icon, imported singly from `lucide/dist/esm/icons/<name>.mjs`: its shapes, without a component of its own. */
export type IconGlyph = IconNode;

const sizes = {
  s: { side: 16, pen: 1.9 },
  m: { side: 20, pen: 1.9 },
  l: { side: 24, pen: 1.75 },
  xl: { side: 26, pen: 1.6 },
};

/** A drawn icon beside words; hidden from assistive technology, so the words must say it all. */
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
      className={classNames('flex-none', className)}
    >
      {glyph.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
}
