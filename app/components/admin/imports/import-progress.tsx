import { RefreshLink } from '~/components/admin/refresh-link';
import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import type { ImportPage } from '~/domain/imports/queries.server';
import { formatCount, formatCountWithNoun } from '~/lib/format-number';

/** Progress of a check, an import or an undo, which the worker runs. */
export function ImportProgress({ page }: { page: ImportPage }) {
  const { title, text, value, max } = describe(page);
  return (
    <Card aria-label="Progress" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="text-step-1">{title}</h2>
          <p role="status" className="my-2">
            {text}
          </p>
          <Meter label={title} value={value} max={max} />
        </div>
        <div className="flex flex-wrap gap-2">
          {page.state === 'undoing' ? null : (
            <ServerForm>
              <SubmitButton variant="quiet" intent="stop" pendingLabel="Stopping...">
                Stop
              </SubmitButton>
            </ServerForm>
          )}
          <RefreshLink to={`/admin/import/${page.id}`} />
        </div>
      </div>
      <p className="mt-2 text-small text-ink-soft">You can leave this page. The work goes on.</p>
    </Card>
  );
}

function describe({ state, kind, counts, readShare, done, rows, undone, kept, imported }: ImportPage) {
  if (state === 'checking')
    return {
      title: 'The file is being checked',
      text: `${formatCountWithNoun(counts.checked, 'row')} checked so far. Nothing is changed yet.`,
      value: Math.round(100 * readShare),
      max: 100,
    };
  if (state === 'undoing')
    return {
      title: 'The import is being undone',
      text:
        kind === 'members'
          ? `${formatCount(undone + kept)} of ${formatCountWithNoun(imported, 'account')} looked at.`
          : `${formatCount(undone)} of ${formatCountWithNoun(imported, 'attendance')} removed.`,
      value: undone + kept,
      max: imported,
    };
  return { title: 'Importing', text: `${formatCount(done)} of ${formatCount(rows)} rows.`, value: done, max: rows };
}
