import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import type { IconGlyph } from '~/components/ui/icon';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

/** Something that staff can do with a row: a short word after an icon, and for those who hear it the row that it is about. */
export function RowAction({
  to,
  glyph,
  about,
  children,
}: {
  to: string;
  glyph: IconGlyph;
  about: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-[38px] items-center gap-1.5 rounded-button px-1.5 text-small sm:px-2 text-ink no-underline hover:bg-wall-deep"
    >
      <Icon glyph={glyph} size="s" />
      {children}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Link>
  );
}
