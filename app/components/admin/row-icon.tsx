import CalendarOff from 'lucide-react/icons/calendar-off';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { Icon } from '~/components/ui/icon';

const GLYPHS = {
  edit: Pencil,
  copy: Copy,
  repeat: Repeat,
  cancel: CalendarOff,
  delete: Trash,
  opens: ExternalLink,
  rated: Star,
};

/** What the rows of the back office's lists show. */
export type RowIconName = keyof typeof GLYPHS;

const idOf = (name: RowIconName) => `row-icon-${name}`;

/** Draws each icon of rows once a page: a list has hundreds of them. */
export function RowIcons() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {(Object.keys(GLYPHS) as RowIconName[]).map((name) => (
        <symbol key={name} id={idOf(name)}>
          <Icon glyph={GLYPHS[name]} size="s" />
        </symbol>
      ))}
    </svg>
  );
}

/** A small icon beside words in a row, as `RowIcons` drew it. */
export function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg aria-hidden="true" width="16" height="16" className="flex-none">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
