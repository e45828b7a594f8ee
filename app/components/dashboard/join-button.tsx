import { Button } from '~/components/ui/button';
import type { ButtonVariant } from '~/components/ui/button-class';
import { ServerForm } from '~/components/ui/server-form';
import { useMessages } from '~/components/ui/use-messages';
import type { ClassView } from './class-view';
import type { JoinState } from './use-join-class';

/** Button that marks attendance and opens the class. */
export function JoinButton({
  session,
  joining: { Form, date, onTap, pendingId },
  variant,
  isSmall = false,
}: {
  session: ClassView;
  joining: JoinState;
  variant: ButtonVariant;
  isSmall?: boolean;
}) {
  const messages = useMessages('member.home').classes;
  return (
    <ServerForm component={Form} action="/dashboard" onSubmit={onTap}>
      <input type="hidden" name="class_id" value={session.id} />
      <input type="hidden" name="attendance_date" value={date} />
      <Button
        variant={variant}
        size={isSmall ? 'regular' : 'big'}
        block
        pending={pendingId === session.id}
        pendingLabel={messages.joining}
      >
        {session.isOngoing ? messages.joinNow : messages.join}
      </Button>
    </ServerForm>
  );
}
