import CalendarOff from 'lucide/dist/esm/icons/calendar-off.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { Icon } from '~/components/ui/icon';

const GLYPHS = {
  edit: Pencil,
  copy: Copy,
  repeat: Repeat,
  cancel: CalendarOff,
  more: ChevronDown,
  delete: Trash,
  opens: ExternalLink,
  rated: Star,
  attendance: Users,
};

export type RowIconName = keyof typeof GLYPHS;

const getIconId = (name: RowIconName) => `row-icon-${name}`;

/** Defines each row icon once per page, because a list contains hundreds of them. */
export function RowIconSprite() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <Symbols />
    </svg>
  );
}

function Symbols() {
  return (Object.keys(GLYPHS) as RowIconName[]).map((name) => (
    <symbol key={name} id={getIconId(name)}>
      <Icon glyph={GLYPHS[name]} size="s" />
    </symbol>
  ));
}

/** A small icon that refers to a definition in `RowIconSprite`. */
export function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      className="flex-none"
      dangerouslySetInnerHTML={{ __html: `<use href="#${getIconId(name)}"/>` }}
    />
  );
}
