import type Eye from 'lucide-react/icons/eye';
import { classNames } from './class-names';

/** A Lucide icon, imported singly from `lucide-react/icons/<name>`. */
export type IconGlyph = typeof Eye;

const sizes = { s: 16, m: 20, l: 24 };

/** A drawn icon beside words; hidden from assistive technology, so the words must say it all. */
export function Icon({
  glyph: Glyph,
  size = 'm',
  className,
}: {
  glyph: IconGlyph;
  size?: 's' | 'm' | 'l';
  className?: string;
}) {
  return (
    <Glyph
      aria-hidden="true"
      className={classNames('flex-none', className)}
      size={sizes[size]}
      strokeWidth={size === 'l' ? 1.75 : 1.9}
    />
  );
}
