import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import type { NoticeProgress } from '~/domain/classes/queue-class-notices.server';
import { formatMemberCount } from './member-count';

/**
 * Shows the progress of notices that are sent in several chunks because they have too many
 * recipients.
 */
export function NoticeProgressList({ notices, refreshAt }: { notices: readonly NoticeProgress[]; refreshAt: string }) {
  if (notices.length === 0) return null;
  return (
    <Card className="mb-8" aria-label="Notices under way">
      <h2 className="text-step-1">Notices under way</h2>
      <ul>
        {notices.map(({ id, title, template, done, of, added }) => (
          <li key={id} className="my-3">
            <label className="block">
              <b>{title}</b> {template === 'class_cancelled' ? 'is cancelled' : 'begins at another time'}: messages to{' '}
              {formatMemberCount(added)} are written, {Math.floor((100 * done) / of)} % of all members looked at
              <progress value={done} max={of} className="mt-1 block w-full accent-btn" />
            </label>
          </li>
        ))}
      </ul>
      <Link to={refreshAt} className="inline-flex min-h-touch items-center underline">
        Look again
      </Link>
    </Card>
  );
}
