import { Form } from '@remix-run/react';
import { SubmitButton } from '~/components/ui/submit-button';
import { fill } from '~/i18n/fill';
import type { ProfilePageWords } from '~/i18n/profile/words';

type SessionWords = ProfilePageWords['sessions'];

/** A place where the member is logged in. */
export interface SessionView {
  id: number;
  device: { browser: string | null; system: string | null };
  address: string | null;
  /** Such as `20 Nov 2026, 6:42 AM`. */
  lastSeen: string;
  isCurrent: boolean;
}

/** Where the member is logged in, and the way out of all of them at once. */
export function SessionList({ sessions, words }: { sessions: readonly SessionView[]; words: SessionWords }) {
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-step-1">
        {words.title}
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {sessions.map((session) => (
          <li key={session.id} className="px-[18px] py-3 leading-snug">
            <p className="font-semibold">
              {session.isCurrent
                ? fill(words.thisDevice, { device: deviceName(session, words) })
                : deviceName(session, words)}
            </p>
            <p className="tabular text-small text-ink-soft">
              {session.address
                ? fill(words.lastUsedFrom, { moment: session.lastSeen, address: session.address })
                : fill(words.lastUsed, { moment: session.lastSeen })}
            </p>
          </li>
        ))}
      </ul>
      <Form method="post" action="/profile-edit/sessions">
        <SubmitButton variant="quiet" action="/profile-edit/sessions" pendingLabel={words.loggingOut}>
          {words.logOut}
        </SubmitButton>
      </Form>
    </section>
  );
}

function deviceName({ device: { browser, system } }: SessionView, words: SessionWords): string {
  return browser && system ? fill(words.device, { browser, system }) : (browser ?? system ?? words.otherApp);
}
