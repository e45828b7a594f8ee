import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { SubmitButton } from '~/components/ui/submit-button';
import { fill } from '~/i18n/fill';
import type { ProfilePageWords } from '~/i18n/profile';

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

const ADDRESS = '/profile-edit/sessions';

export function SessionList({
  sessions,
  words,
  children,
}: {
  sessions: readonly SessionView[];
  words: SessionWords;
  /** What else keeps others out, beside the way out everywhere. */
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-step-1">
        {words.title}
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-2 px-[18px] py-3 leading-snug"
          >
            <div>
              <p className="font-semibold">{deviceName(session, words)}</p>
              <p className="tabular text-small text-ink-soft">
                {session.address && !session.device.system
                  ? fill(words.lastUsedFrom, { moment: session.lastSeen, address: session.address })
                  : fill(words.lastUsed, { moment: session.lastSeen })}
              </p>
            </div>
            {session.isCurrent ? null : <EndSession session={session} words={words} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Form method="post" action={ADDRESS}>
          <SubmitButton variant="quiet" action={ADDRESS} pendingLabel={words.loggingOut}>
            {words.logOut}
          </SubmitButton>
        </Form>
        {children}
      </div>
    </section>
  );
}

function EndSession({ session, words }: { session: SessionView; words: SessionWords }) {
  return (
    <Form method="post" action={ADDRESS}>
      <input type="hidden" name="id" value={session.id} />
      <Button variant="quiet" aria-label={fill(words.endOf, { device: deviceName(session, words) })}>
        {words.end}
      </Button>
    </Form>
  );
}

function deviceName({ device: { browser, system }, isCurrent }: SessionView, words: SessionWords): string {
  const device = browser && system ? fill(words.device, { browser, system }) : (browser ?? system ?? words.otherApp);
  return isCurrent ? fill(words.thisDevice, { device }) : device;
}
