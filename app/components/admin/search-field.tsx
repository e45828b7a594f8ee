import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useFetcher, useLocation, useNavigate } from '@remix-run/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import type { SearchGroup } from '~/domain/help-desk/search-everything.server';

const DELAY_MS = 200;

/**
 * Search field for members, donations, classes, messages and screens, in the header of every
 * screen. Ctrl+K moves the focus to it. With JavaScript, results are shown while staff type; the
 * arrow keys choose one, and Enter opens it.
 */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { groups, ask } = useResults();
  // The result list is open only on the page on which staff typed, so that it closes after
  // navigation.
  const here = pathname + search;
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === here;
  const setIsOpen = (open: boolean) => setOpenOn(open ? here : null);
  const [chosen, setChosen] = useState(-1);
  const hits = groups?.flatMap((group) => group.hits) ?? [];

  useEffect(() => focusOnShortcut(input), []);

  function onKeyDown(event: ReactKeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = isOpen ? hits[chosen] : undefined;
    if (step && hits.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setChosen((at) => (at < 0 && step < 0 ? hits.length - 1 : (at + step + hits.length) % hits.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(hit.to, '_blank', 'noopener');
      else navigate(hit.to);
    }
  }

  return (
    <Form
      method="get"
      action="/admin/search"
      role="search"
      aria-label="Everything"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
      className="relative order-last flex min-w-0 flex-[1_1_100%] items-center gap-1 pb-1.5 sm:order-none sm:flex-[1_1_14rem] sm:py-1.5"
    >
      <input
        ref={input}
        name="q"
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label="Search members, donations, classes and screens"
        aria-keyshortcuts="Control+K"
        aria-expanded={isOpen && groups !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen >= 0 ? `${listId}-${chosen}` : undefined}
        placeholder="Search (Ctrl K)"
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          ask(value.trim());
          setChosen(-1);
          setIsOpen(value.trim() !== '');
        }}
        onKeyDown={onKeyDown}
        className="min-h-[38px] w-full max-w-md min-w-0 rounded-field border-[1.5px] border-edge bg-leaf px-3 placeholder:text-ink-soft"
      />
      <button
        aria-label="Search"
        className="grid size-touch flex-none place-items-center rounded-button hover:bg-wall-deep"
      >
        <Icon glyph={Search} />
      </button>
      <span role="status" className="sr-only">
        {isOpen && groups ? `${hits.length} ${hits.length === 1 ? 'result' : 'results'}` : ''}
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label="Results"
        hidden={!isOpen || groups === null}
        className="absolute top-full left-0 z-20 max-h-[70vh] w-full max-w-md overflow-y-auto rounded-sheet border border-edge bg-leaf pb-1.5 shadow-(--shadow-leaf)"
      >
        {hits.length === 0 ? <p className="px-3 pt-2 text-ink-soft">Nothing found</p> : null}
        <Results groups={groups ?? []} listId={listId} chosen={chosen} />
      </div>
    </Form>
  );
}

function Results({ groups, listId, chosen }: { groups: readonly SearchGroup[]; listId: string; chosen: number }) {
  const navigate = useNavigate();
  return groups.map(({ label, hits }, index) => (
    <div key={label} role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-2 text-small text-ink-soft">
        {label}
      </p>
      {hits.map((hit, position) => {
        const at = countHits(groups.slice(0, index)) + position;
        return (
          <div
            key={`${hit.to} ${at}`}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === chosen}
            // Keeps the focus in the field, so that the list stays open until the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => navigate(hit.to)}
            className={joinClassNames(
              'cursor-pointer px-3 py-1.5 hover:bg-wall-deep',
              at === chosen && 'bg-wall-deep outline-2 -outline-offset-2 outline-neel',
            )}
          >
            <span className="font-semibold break-words" dir="auto">
              {hit.title}
            </span>{' '}
            <span className="text-small break-words text-ink-soft">{hit.note}</span>
          </div>
        );
      })}
    </div>
  ));
}

const countHits = (groups: readonly SearchGroup[]) => groups.reduce((sum, { hits }) => sum + hits.length, 0);

/** Loads the results of the search page. `groups` is null until the first results are there. */
function useResults(): { groups: SearchGroup[] | null; ask: (q: string) => void } {
  const { data, load } = useFetcher<{ groups: SearchGroup[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(q: string) {
    clearTimeout(timer.current);
    if (q) timer.current = setTimeout(() => load(`/admin/search?${new URLSearchParams({ q })}`), DELAY_MS);
  }
  return { groups: data?.groups ?? null, ask };
}

function focusOnShortcut(input: React.RefObject<HTMLInputElement | null>): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    input.current?.select();
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
