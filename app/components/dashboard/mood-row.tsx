import { Form } from '@remix-run/react';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { MOODS, type Mood } from '~/domain/ratings/policy';

/** Asks in one tap how the member feels after the class. The choice can be changed. */
export function MoodRow({ mood }: { mood: Mood | null }) {
  const { question, hint, names } = useMessages('member.after').mood;
  return (
    <Form
      method="post"
      action="/mood"
      preventScrollReset
      aria-labelledby="mood"
      className="border-t border-hair px-4 pt-3 pb-3.5 lg:px-7"
    >
      <h3 id="mood" className="font-text text-body leading-tight font-semibold tracking-normal">
        {question}
      </h3>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {MOODS.map((one) => (
          <button
            key={one}
            name="mood"
            value={one}
            aria-pressed={one === mood}
            className={joinClassNames(
              'min-h-touch flex-[1_1_auto] rounded-button border-[1.5px] px-1.5 leading-tight',
              one === mood
                ? 'border-ink bg-ink font-semibold text-wall forced-color-adjust-none'
                : 'border-edge bg-leaf text-ink',
            )}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <p className="mt-2 text-[0.9375rem] leading-snug text-ink-soft">{hint}</p>
    </Form>
  );
}
