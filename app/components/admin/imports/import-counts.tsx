import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { IMPORT_ROW_STATUSES, type ImportRowStatus } from '~/domain/imports/policy';
import type { ImportPage } from '~/domain/imports/queries.server';
import { formatCount, formatCountWithNoun } from '~/lib/format-number';

/** Colour and symbol of each part of the bar, in the order of the statuses. */
const LOOKS: Record<ImportRowStatus, { fill: string; symbol: string }> = {
  new: { fill: 'var(--color-neel)', symbol: '+' },
  known: { fill: 'var(--color-edge)', symbol: '=' },
  double: { fill: 'var(--color-haldi)', symbol: '2' },
  unreadable: { fill: 'var(--color-sindoor)', symbol: '!' },
};

/** Minimum width of a segment in percent, so that a few rows among thousands are still visible. */
const MIN_PERCENT = 4;

/** Result of the check: the number of rows of each kind, and the first rows with a problem. */
export function ImportCounts({ page, children }: { page: ImportPage; children: ReactNode }) {
  const { counts, problems, kind } = page;
  const labels: Record<ImportRowStatus, string> = {
    new: kind === 'members' ? 'new members' : 'new attendances',
    known: 'known, left as they are',
    double: 'twice in the file',
    unreadable: 'cannot be read',
  };
  return (
    <Card padded={false} aria-labelledby="result-title">
      <div className="px-[18px] pt-3">
        <h2 id="result-title" className="text-step-1">
          {formatCountWithNoun(counts.checked, 'row')} checked
        </h2>
        <dl className="mt-1 flex flex-wrap justify-between gap-x-6 gap-y-2">
          {IMPORT_ROW_STATUSES.map((status) => (
            <div key={status} className="flex flex-col-reverse">
              <dt className="flex items-center gap-1.5 text-small text-ink-soft">
                {counts[status] > 0 ? <Swatch status={status} /> : null}
                {labels[status]}
              </dt>
              <dd className="font-display text-[1.75rem] leading-tight">{formatCount(counts[status])}</dd>
            </div>
          ))}
        </dl>
        <Bar counts={counts} />
      </div>
      {problems.rows.length > 0 ? <Problems id={page.id} problems={problems} /> : null}
      <RowDownloads page={page} labels={labels} />
      {children ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hair px-[18px] py-3.5">
          {children}
        </div>
      ) : null}
    </Card>
  );
}

function Swatch({ status }: { status: ImportRowStatus }) {
  return (
    <svg aria-hidden="true" width="18" height="18" className="shrink-0 forced-color-adjust-none">
      <Part status={status} x={0} width="18" />
    </svg>
  );
}

function Bar({ counts }: Pick<ImportPage, 'counts'>) {
  const shown = IMPORT_ROW_STATUSES.filter((status) => counts[status] > 0);
  const widths = shown.map((status) => Math.max(MIN_PERCENT, (100 * counts[status]) / Math.max(1, counts.checked)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="18"
      className="my-3 block bg-wall-deep forced-color-adjust-none forced-colors:border"
    >
      {shown.map((status, at) => {
        const [x = 0, width = 0] = [starts[at], widths[at]].map((part) => (100 * (part ?? 0)) / total);
        return <Part key={status} status={status} x={x} width={`${width}%`} />;
      })}
    </svg>
  );
}

/** One part of the bar: its symbol on its colour, with a gap before it. */
function Part({ status, x, width }: { status: ImportRowStatus; x: number; width: string }) {
  const { fill, symbol } = LOOKS[status];
  return (
    <svg x={`${x}%`} width={width} height="18">
      <rect width="100%" height="18" fill={fill} />
      {x > 0 ? <rect width="2" height="18" fill="var(--color-leaf)" /> : null}
      <text x="50%" y="13.5" textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--color-leaf)">
        {symbol}
      </text>
    </svg>
  );
}

function Problems({ id, problems: { rows, next, isFirst } }: Pick<ImportPage, 'id' | 'problems'>) {
  return (
    <>
      <ul aria-label="Rows with a problem" className="border-t-[1.5px] border-ink">
        {rows.map(({ row, problem, value, result, isError }) => (
          <li
            key={`${row} ${problem}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hair px-[18px] py-2"
          >
            <span className="tabular min-w-18">Row {formatCount(row)}</span>
            <span className={`flex-[1_1_9rem] font-semibold ${isError ? 'text-sindoor' : 'text-haldi'}`}>
              {problem}
            </span>
            <code className="rounded-sheet bg-wall-deep px-1.5 py-0.5 font-text wrap-anywhere">{value || '–'}</code>
            <span className="flex-[0_1_9rem] text-ink-soft">{result}</span>
          </li>
        ))}
      </ul>
      {isFirst && next === null ? null : (
        <nav
          aria-label="Pages of rows with a problem"
          className="flex flex-wrap gap-x-5 border-b border-hair px-[18px]"
        >
          {isFirst ? null : (
            <Link
              to={`/admin/import/${id}`}
              preventScrollReset
              className="inline-flex min-h-touch items-center underline"
            >
              First rows
            </Link>
          )}
          {next === null ? null : (
            <Link
              to={`/admin/import/${id}?after=${next}`}
              preventScrollReset
              className="inline-flex min-h-touch items-center underline"
            >
              Next rows
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function RowDownloads({ page, labels }: { page: ImportPage; labels: Record<ImportRowStatus, string> }) {
  const listed = IMPORT_ROW_STATUSES.filter(
    (status) => page.counts[status] > 0 && !(status === 'new' && page.done > 0),
  );
  if (listed.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-[18px] py-3">
      <span className="text-small text-ink-soft">Rows as CSV:</span>
      {listed.map((status) => (
        <form key={status} method="post" action={`/admin/import/${page.id}/rows`}>
          <input type="hidden" name="status" value={status} />
          <Button variant="quiet">
            {labels[status]}, {formatCount(page.counts[status])}
          </Button>
        </form>
      ))}
    </div>
  );
}
