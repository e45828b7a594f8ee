import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { Link } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';

const ROW =
  'flex min-h-15 flex-wrap items-center gap-4 px-[18px] py-2.5 text-ink no-underline hover:bg-wall-deep/50 focus-visible:-outline-offset-3';

/** Links for changing the password, exporting the member's data and deleting the account. */
export function PersonalDataSection() {
  const messages = useMessages('profile.privacy');
  return (
    <section aria-labelledby="own-data" className="grid gap-3">
      <h2 id="own-data" className="text-step-1">
        {messages.ownData.title}
      </h2>
      <Card padded={false} className="divide-y divide-hair overflow-hidden">
        <Link to="/profile-edit/password" className={ROW}>
          <Icon glyph={Lock} />
          <span className="min-w-0 flex-[1_1_8rem] font-semibold">{messages.password}</span>
          <Icon glyph={ChevronRight} />
        </Link>
        <a href="/profile-edit/export" className={ROW}>
          <Icon glyph={Download} />
          <span className="min-w-0 flex-[1_1_8rem] leading-snug">
            <span className="font-semibold">{messages.ownData.download}</span>
            <span className="block text-ink-soft">{messages.ownData.oneFile}</span>
          </span>
        </a>
      </Card>
      <ButtonLink to="/profile-edit/delete" variant="reject">
        {messages.ownData.leave}
      </ButtonLink>
    </section>
  );
}
