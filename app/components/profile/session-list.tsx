import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { SubmitButton } from '~/components/ui/submit-button';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';

export interface SessionView {
  id: number;
  device: { browser: string | null; system: string | null };
  address: string | null;
  /** Formatted date and time, such as `20 Nov 2026, 6:42 AM`. */
  lastSeen: string;
  isCurrent: boolean;
  isNewDevice: boolean;
}

const ADDRESS = '/profile-edit/sessions';

export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const messages = useMessages('profile.privacy').sessions;
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-step-1">
        {messages.title}
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-2 px-[18px] py-3 leading-snug"
          >
            <div>
              <p className="font-semibold">{getDeviceName(session, messages)}</p>
              {session.isNewDevice ? <p>{messages.newDevice}</p> : null}
              <p className="tabular text-ink-soft">
                {session.address && !session.device.system
                  ? interpolate(messages.lastUsedFrom, { moment: session.lastSeen, address: session.address })
                  : interpolate(messages.lastUsed, { moment: session.lastSeen })}
              </p>
            </div>
            {session.isCurrent ? null : <EndSession session={session} />}
          </li>
        ))}
      </ul>
      <Form method="post" action={ADDRESS}>
        <SubmitButton variant="quiet" action={ADDRESS} pendingLabel={messages.loggingOut}>
          {messages.logOut}
        </SubmitButton>
      </Form>
    </section>
  );
}

function EndSession({ session }: { session: SessionView }) {
  const messages = useMessages('profile.privacy').sessions;
  return (
    <Form method="post" action={ADDRESS}>
      <input type="hidden" name="id" value={session.id} />
      <Button variant="quiet" aria-label={interpolate(messages.endOf, { device: getDeviceName(session, messages) })}>
        {messages.end}
      </Button>
    </Form>
  );
}

function getDeviceName(
  { device: { browser, system }, isCurrent }: SessionView,
  messages: NamespaceMessages<'profile.privacy'>['sessions'],
): string {
  const device =
    browser && system ? interpolate(messages.device, { browser, system }) : (browser ?? system ?? messages.otherApp);
  return isCurrent ? interpolate(messages.thisDevice, { device }) : device;
}
