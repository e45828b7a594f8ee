import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { StatusBadge } from '~/components/ui/badge';
import { Icon } from '~/components/ui/icon';
import type { HomepageSection } from '~/domain/content/responses';
import { HOMEPAGE_SECTION_DESCRIPTIONS } from '~/domain/content/policy';

type MoveDirection = 'up' | 'down';

/** Returns the id of the move button, which gets the focus after the section was moved. */
export function getSectionMoveButtonId(id: number, way: MoveDirection): string {
  return `section-${id}-${way}`;
}

/** A section of the home page. Without JavaScript, a move is saved immediately. */
export function SectionRow({
  section,
  place,
  places,
  onToggle,
  onMove,
}: {
  section: HomepageSection;
  place: number;
  places: number;
  onToggle: () => void;
  onMove: (way: MoveDirection) => void;
}) {
  const { id, section_key, section_name, is_active, version } = section;
  return (
    <li className="group @container grid grid-cols-[min(2.25rem,10vw)_minmax(0,1fr)_auto] items-center gap-x-fluid-3 border-b border-hair px-3 py-2 last:border-b-0 sm:grid-cols-[2.25rem_minmax(0,1fr)_6.5rem_auto_auto] sm:px-5">
      <input type="hidden" name="order" value={id} />
      <input type="hidden" name="versions" value={version} />
      <span className="display text-center text-step-1 text-ink-soft">{place}</span>
      <div className="min-w-0 @max-[17rem]:col-span-2">
        <h2 className="font-text text-body leading-snug font-semibold tracking-normal">{section_name}</h2>
        <p className="text-small wrap-anywhere text-ink-soft">
          {HOMEPAGE_SECTION_DESCRIPTIONS[section_key] ?? 'Not shown: the home page does not know it'}
          <span className="sm:before:content-['_·_'] max-sm:block">{section_key}</span>
        </p>
      </div>
      <span className="max-sm:col-start-2 @max-[17rem]:col-span-2">
        <span className="hidden group-has-checked:inline">
          <StatusBadge status="approved">Active</StatusBadge>
        </span>
        <span className="group-has-checked:hidden">
          <StatusBadge status="pending">Inactive</StatusBadge>
        </span>
      </span>
      <label
        title={is_active ? 'Hide section' : 'Show section'}
        className="grid size-touch cursor-pointer place-items-center rounded-button hover:bg-wall-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end @max-[17rem]:col-start-2! @max-[17rem]:row-start-3! @max-[17rem]:justify-self-start!"
      >
        <input
          type="checkbox"
          role="switch"
          name="active"
          value={id}
          checked={is_active}
          onChange={onToggle}
          aria-label={`Show ${section_name} on the home page`}
          className="sr-only"
        />
        <Icon glyph={Eye} className="hidden group-has-checked:block" />
        <Icon glyph={EyeOff} className="text-ink-soft group-has-checked:hidden" />
      </label>
      <div className="flex max-sm:col-start-3 max-sm:row-start-2 @max-[17rem]:row-start-3!">
        <MoveButton way="up" section={section} disabled={place === 1} onMove={onMove} />
        <MoveButton way="down" section={section} disabled={place === places} onMove={onMove} />
      </div>
    </li>
  );
}

function MoveButton({
  way,
  section: { id, section_name },
  disabled,
  onMove,
}: {
  way: MoveDirection;
  section: HomepageSection;
  disabled: boolean;
  onMove: (way: MoveDirection) => void;
}) {
  return (
    <button
      id={getSectionMoveButtonId(id, way)}
      name="move"
      value={`${way}:${id}`}
      disabled={disabled}
      aria-label={`Move ${section_name} ${way}`}
      onClick={(event) => {
        event.preventDefault();
        onMove(way);
      }}
      className="grid h-touch w-9.5 place-items-center rounded-button hover:bg-wall-deep disabled:text-hair disabled:hover:bg-transparent"
    >
      <Icon glyph={way === 'up' ? ArrowUp : ArrowDown} />
    </button>
  );
}
