import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/page-state';
import type { KarmaLedger } from '~/domain/karma/responses';
import { formatCount } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';

/** A karma entry with its date in the community's time zone. */
type Dated = KarmaLedger['entries'][number] & { date: string };

/** Karma entries, newest first, with a link to earlier ones. */
export function KarmaEntries({
  ledger: { entries, next },
  isNewest,
}: {
  ledger: Pick<KarmaLedger, 'next'> & { entries: readonly Dated[] };
  isNewest: boolean;
}) {
  const messages = useMessages('member.karma');
  if (entries.length === 0 && isNewest) {
    const invite = <ButtonLink to="/dashboard?tab=referral">{messages.invite}</ButtonLink>;
    return <EmptyState title={messages.none} action={invite} />;
  }
  return (
    <Card aria-labelledby="karma-entries">
      <h2 id="karma-entries" className="text-step-1">
        {messages.entries}
      </h2>
      <ol className="mt-2">
        {entries.map(({ id, points, reason, date }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hair py-2.5 leading-snug"
          >
            <p className="min-w-0 flex-[1_1_8rem]">
              {messages.reasons[reason]}
              <span className="tabular block text-note text-ink-soft">{date}</span>
            </p>
            <b className={points < 0 ? 'tabular ml-auto text-sindoor' : 'tabular ml-auto'}>{formatSigned(points)}</b>
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {isNewest ? null : (
          <ButtonLink to="/karma" variant="quiet">
            {messages.newest}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink to={`/karma?before=${next}`} variant="quiet" rel="next">
            {messages.earlier}
          </ButtonLink>
        )}
      </p>
    </Card>
  );
}

const formatSigned = (points: number) => (points < 0 ? `−${formatCount(-points)}` : `+${formatCount(points)}`);
