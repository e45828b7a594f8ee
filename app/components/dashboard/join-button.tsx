import { useEffect } from 'react';
import { useFetcher } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import type { ButtonVariant } from '~/components/ui/button-class';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { useToasts } from '~/components/ui/toast-provider';
import type { ClassView, ClassWords, JoinReply, JoinTarget } from './class-view';

const OPEN_AFTER_MS = 3000;
const TOAST_MS = 5000;

/** Marks attendance and leads into the class: at once without scripts, in a new tab after three seconds with them. */
export function JoinButton({
  session,
  target,
  words,
  variant,
}: {
  session: ClassView;
  target: JoinTarget;
  words: ClassWords;
  variant: ButtonVariant;
}) {
  const fetcher = useFetcher<JoinReply>();
  const link = fetcher.data?.live_link ?? null;

  const { show } = useToasts();

  // The words are new objects whenever the page is loaded anew; what is said depends on the reply alone.
  const { joinFailed } = words;
  useEffect(() => {
    if (!fetcher.data) return;
    const { toast } = fetcher.data;
    show({ ...(toast ?? { kind: 'error', text: joinFailed }), durationMs: TOAST_MS });
  }, [fetcher.data, show, joinFailed]);

  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => window.open(link, '_blank', 'noopener'), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [link, fetcher.data]);

  return (
    <fetcher.Form method="post" action={target.action}>
      <input type="hidden" name="class_id" value={session.id} />
      <input type="hidden" name="attendance_date" value={target.attendanceDate} />
      <EnhancedField />
      <Button variant={variant} size="big" block pending={fetcher.state !== 'idle'} pendingLabel={words.joining}>
        {session.isOngoing ? words.joinNow : words.join}
      </Button>
      {link === null ? null : (
        <p role="status" className="mt-2 text-small text-ink-soft">
          {words.opens}{' '}
          <a href={link} target="_blank" rel="noreferrer">
            {words.openNow}
          </a>
        </p>
      )}
    </fetcher.Form>
  );
}
