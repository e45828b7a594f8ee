import { Fragment } from 'react';
import { Link } from '@remix-run/react';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import IndianRupee from 'lucide/dist/esm/icons/indian-rupee.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Video from 'lucide/dist/esm/icons/video.mjs';
import { FilterChips } from '~/components/admin/filter-chips';
import { StatusBadge } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Icon, type IconGlyph } from '~/components/ui/icon';
import type {
  MemberTimeline as Timeline,
  TimelineEntry,
  TimelineKind,
} from '~/domain/help-desk/member-timeline.server';
import { formatDate } from '~/lib/date-text';

const GLYPHS: Record<TimelineKind, IconGlyph> = {
  classes: Video,
  donations: IndianRupee,
  messages: Bell,
  logins: LogIn,
  referrals: Users,
  staff: ShieldCheck,
};

/** Timeline of a member by day, newest first, with filters. */
export function MemberTimeline({
  memberId,
  timeline: { entries, before },
  kinds,
  show,
  isFirstPage,
}: {
  memberId: number;
  timeline: Timeline;
  kinds: readonly { kind: TimelineKind; label: string }[];
  show: TimelineKind | undefined;
  isFirstPage: boolean;
}) {
  const page = `/admin/users/${memberId}`;
  const filtered = show ? `${page}?show=${show}` : page;
  return (
    <Card padded={false} aria-labelledby="what-happened">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-2.5 sm:px-5">
        <h2 id="what-happened" className="text-step-1">
          What happened
        </h2>
        <FilterChips
          label="Show"
          chips={[
            { to: page, label: 'All', current: show === undefined },
            ...kinds.map(({ kind, label }) => ({ to: `${page}?show=${kind}`, label, current: show === kind })),
          ]}
        />
      </div>
      {entries.length === 0 ? (
        <p className="border-t border-hair px-4 py-4 text-ink-soft sm:px-5">Nothing yet.</p>
      ) : (
        <ol>
          {entries.map((entry, at) => (
            <Fragment key={entry.key}>
              {entries[at - 1]?.day === entry.day ? null : (
                <li className="bg-wall-deep px-4 py-1 text-small font-semibold sm:px-5">{formatDate(entry.day)}</li>
              )}
              <Entry entry={entry} />
            </Fragment>
          ))}
        </ol>
      )}
      {before !== null || !isFirstPage ? (
        <nav
          aria-label="Pages of the timeline"
          className="flex flex-wrap gap-2.5 border-t border-hair px-4 py-3 sm:px-5"
        >
          {isFirstPage ? null : (
            <ButtonLink to={filtered} variant="quiet">
              Newest
            </ButtonLink>
          )}
          {before === null ? null : (
            <ButtonLink to={`${filtered}${show ? '&' : '?'}before=${before}`} rel="next" variant="quiet">
              Older
            </ButtonLink>
          )}
        </nav>
      ) : null}
    </Card>
  );
}

function Entry({ entry: { kind, time, title, note, status, to } }: { entry: TimelineEntry }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-hair px-4 py-1.5 leading-snug sm:px-5">
      <span className="tabular w-[4.75rem] text-small text-ink-soft">{time}</span>
      <Icon glyph={GLYPHS[kind]} size="s" className="text-ink-soft max-sm:hidden" />
      <span className="flex min-w-0 flex-[1_1_11rem] flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="min-w-0 flex-[1_1_9rem] break-words" dir="auto">
          {to ? (
            <Link to={to} className="inline-flex min-h-[30px] items-center text-ink underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {note ? <span className="block text-note whitespace-pre-line text-ink-soft">{note}</span> : null}
        </span>
        {status ? <StatusBadge status={status.look}>{status.text}</StatusBadge> : null}
      </span>
    </li>
  );
}
