import { Suspense, lazy, useCallback, useState } from 'react';
import { Dialog } from '~/components/ui/dialog';
import type { RatingWords } from '~/i18n/member';

const RatingForm = lazy(async () => ({ default: (await import('./rating-form')).RatingForm }));

/** Its form is loaded when it is asked for first. */
export function RatingDialog({ id, asked, words }: { id: string; asked: boolean; words: RatingWords }) {
  const [sent, setSent] = useState(0);
  const finish = useCallback(() => setSent((before) => before + 1), []);
  return (
    <Dialog id={id} title={words.title} done={sent}>
      {asked ? (
        <Suspense fallback={<p className="py-4 text-ink-soft">{words.loading}</p>}>
          <RatingForm words={words} onDone={finish} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
