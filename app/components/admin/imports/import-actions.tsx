import { ButtonLink } from '~/components/ui/button';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import type { ImportPage } from '~/domain/imports/queries.server';
import { formatCount, formatCountWithNoun } from '~/lib/format-number';

/**
 * Buttons for the actions that an import allows in its current state, and a note about the next
 * step.
 */
export function ImportActions({ page }: { page: ImportPage }) {
  const { state, counts, kind, imported, id, isUndoStopped } = page;
  const noun = kind === 'members' ? 'member' : 'attendance';
  return (
    <>
      <div className="flex-[1_1_9rem] leading-snug">
        <Note page={page} />
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'checked' || state === 'failed' ? (
          <ServerForm>
            <SubmitButton variant="quiet" intent="cancel" pendingLabel="Cancelling...">
              Cancel
            </SubmitButton>
          </ServerForm>
        ) : null}
        {state === 'checked' && counts.new > 0 ? (
          <ServerForm>
            <SubmitButton intent="confirm" pendingLabel="Starting...">
              Import {formatCountWithNoun(counts.new, noun)}
            </SubmitButton>
          </ServerForm>
        ) : null}
        {state === 'stopped' ? (
          <ServerForm>
            <SubmitButton intent="resume" pendingLabel="Starting...">
              {isUndoStopped ? 'Continue the undo' : 'Continue the import'}
            </SubmitButton>
          </ServerForm>
        ) : null}
        {(state === 'done' || state === 'stopped') && imported > 0 && !isUndoStopped ? (
          <ButtonLink variant="reject" to={`/admin/import/${id}/undo`}>
            Undo import...
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function Note({ page }: { page: ImportPage }) {
  const { state, kind, counts, used, imported, undone, kept, problem } = page;
  if (state === 'failed') return <p className="font-semibold text-sindoor">{problem}</p>;
  if (state === 'cancelled') return <p>This import was cancelled. Nothing was changed.</p>;
  if (state === 'undone' && kind === 'attendances')
    return <p>{formatCountWithNoun(undone, 'attendance')} removed. Streaks and totals are recalculated.</p>;
  if (state === 'undone')
    return (
      <p>
        {formatCountWithNoun(undone, 'account')} removed. {formatCount(kept)} stay, because their members have used
        them.
      </p>
    );
  if (page.isUndoStopped)
    return (
      <p>
        {kind === 'members'
          ? `The undo stopped after ${formatCount(undone + kept)} of ${formatCountWithNoun(imported, 'account')}.`
          : `The undo stopped after ${formatCount(undone)} of ${formatCountWithNoun(imported, 'attendance')}.`}
        {problem === null ? null : <span className="block font-semibold text-sindoor">{problem}</span>}
      </p>
    );
  if (state === 'done' || state === 'stopped')
    return (
      <p>
        {formatCount(imported)} imported.
        {kind === 'members' && state === 'done' ? ` ${formatCount(used)} have logged in since.` : ''}
        {problem === null ? null : <span className="block font-semibold text-sindoor">{problem}</span>}
      </p>
    );
  if (kind === 'attendances')
    return (
      <>
        <p>Imported classes make no class days, so that no streak of other members changes.</p>
        {counts.warned > 0 ? (
          <p className="font-semibold text-haldi">
            {formatCountWithNoun(counts.warned, 'attendance')} of members with an opening balance of classes. If the
            balance includes them, they count twice: take them out of the file before you import it.
          </p>
        ) : null}
      </>
    );
  return (
    <>
      <p>First login: a code on WhatsApp.</p>
      <p className="text-small text-ink-soft">{formatCount(counts.consenting)} agreed to messages.</p>
    </>
  );
}
