import { Suspense, lazy, useCallback, useState } from 'react';
import { Dialog } from '~/components/ui/dialog';

const RatingForm = lazy(async () => ({ default: (await import('./rating-form')).RatingForm }));

/** The dialog that takes a rating; its form is loaded when it is asked for first. */
export function RatingDialog({ id, asked }: { id: string; asked: boolean }) {
  const [done, setDone] = useState(false);
  const finish = useCallback(() => setDone(true), []);
  return (
    <Dialog id={id} title="Rate your experience" done={done}>
      {asked ? (
        <Suspense fallback={<p className="py-4 text-ink-soft">Loading the stars...</p>}>
          <RatingForm onDone={finish} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
