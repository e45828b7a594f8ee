import { Suspense, lazy, useCallback, useState } from 'react';
import { Dialog } from '~/components/ui/dialog';
import { useMessages } from '~/components/ui/use-messages';

const RatingForm = lazy(async () => ({ default: (await import('./rating-form')).RatingForm }));

/** Dialog for rating a class. Its form is loaded when the dialog is first opened. */
export function RatingDialog({ id, isOpen }: { id: string; isOpen: boolean }) {
  const messages = useMessages('member.rating');
  const [sent, setSent] = useState(0);
  const finish = useCallback(() => setSent((before) => before + 1), []);
  return (
    <Dialog id={id} title={messages.title} done={sent}>
      {isOpen ? (
        <Suspense fallback={<p className="py-4 text-ink-soft">{messages.loading}</p>}>
          <RatingForm onDone={finish} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
