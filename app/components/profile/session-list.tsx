import { Form } from '@remix-run/react';
import { SubmitButton } from '~/components/ui/submit-button';

/** A place where the member is logged in, in words. */
export interface SessionView {
  id: number;
  device: string;
  address: string | null;
  /** Such as `20 Nov 2026, 6:42 AM`. */
  lastSeen: string;
  isCurrent: boolean;
}

/** Where the member is logged in, and the way out of all of them at once. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-step-1">
        Where you are logged in
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {sessions.map((session) => (
          <li key={session.id} className="px-[18px] py-3 leading-snug">
            <p className="font-semibold">
              {session.device}
              {session.isCurrent ? ', this device' : ''}
            </p>
            <p className="tabular text-small text-ink-soft">
              Last used {session.lastSeen}
              {session.address ? ` from ${session.address}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <Form method="post" action="/profile-edit/sessions">
        <SubmitButton variant="quiet" action="/profile-edit/sessions" pendingLabel="Logging out...">
          Log out everywhere
        </SubmitButton>
      </Form>
    </section>
  );
}
