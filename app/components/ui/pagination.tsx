import { Link } from '@remix-run/react';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { joinClassNames } from './class-names';
import { interpolate } from '~/i18n/interpolate';
import { Icon } from './icon';
import { useMessages } from './use-messages';

const WINDOW = 5;

const step =
  'grid h-touch min-w-touch place-items-center rounded-button text-ink no-underline hover:bg-wall-deep tabular';

/** Returns at most five consecutive page numbers around the current page. */
export function listPageNumbers(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pageCount - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, pageCount) }, (_, index) => first + index);
}

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefFor,
}: {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}) {
  const messages = useMessages('interface.controls');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap gap-0.5 sm:gap-1 print:hidden">
      {page > 1 ? (
        <Link to={hrefFor(page - 1)} rel="prev" className={joinClassNames(step, 'sm:px-3')}>
          <span className="max-sm:sr-only">{messages.previousPage}</span>
          <Icon glyph={ChevronLeft} className="sm:hidden" />
        </Link>
      ) : null}
      {listPageNumbers(page, pageCount).map((number) => (
        <Link
          key={number}
          to={hrefFor(number)}
          aria-label={interpolate(messages.page, { number })}
          aria-current={number === page ? 'page' : undefined}
          className={
            number === page
              ? joinClassNames(step, 'bg-ink font-semibold text-wall forced-color-adjust-none hover:bg-ink')
              : step
          }
        >
          {number}
        </Link>
      ))}
      {page < pageCount ? (
        <Link to={hrefFor(page + 1)} rel="next" className={joinClassNames(step, 'sm:px-3')}>
          <span className="max-sm:sr-only">{messages.nextPage}</span>
          <Icon glyph={ChevronRight} className="sm:hidden" />
        </Link>
      ) : null}
    </nav>
  );
}
