import { useState } from 'react';
import { useFetcher } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import type { FieldMeta } from '~/components/ui/field-meta';
import { FieldNote } from '~/components/ui/field';
import { TextareaField } from '~/components/ui/textarea-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

const STAR = 'm10 1.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L6 11.8 1.7 7.8l5.8-.7z';
const stars = ['One star', 'Two stars', 'Three stars', 'Four stars', 'Five stars'];

/** Stars and a review in a few words; it can be sent once a star is chosen. */
export function RatingForm({ action, fields }: { action: string; fields: Record<'rating' | 'review', FieldMeta> }) {
  const hydrated = useHydrated();
  const fetcher = useFetcher();
  const [chosen, setChosen] = useState(false);
  const { rating, review } = fields;
  return (
    <fetcher.Form method="post" action={action} className="grid gap-3">
      <fieldset onChange={() => setChosen(true)}>
        <legend className="sr-only">Stars</legend>
        <div className="-mx-[7px] mt-2 flex gap-0.5">
          {stars.map((label, index) => (
            <label key={label} className="star grid size-touch cursor-pointer place-items-center">
              <input
                type="radio"
                id={index === 0 ? rating.id : undefined}
                name={rating.name}
                value={index + 1}
                required
                className="sr-only"
              />
              <svg viewBox="0 0 20 20" width="30" height="30" aria-hidden="true">
                <path d={STAR} strokeWidth="1.3" strokeLinejoin="round" />
              </svg>
              <VisuallyHidden>{label}</VisuallyHidden>
            </label>
          ))}
        </div>
        <FieldNote field={rating} />
      </fieldset>
      <TextareaField label="Review, if you like" field={review} />
      <div className="mt-0.5 flex justify-end gap-2.5">
        <Button pending={fetcher.state !== 'idle'} pendingLabel="Sending..." disabled={hydrated && !chosen}>
          Send rating
        </Button>
      </div>
    </fetcher.Form>
  );
}
