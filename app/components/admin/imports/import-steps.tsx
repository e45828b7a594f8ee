import { joinClassNames } from '~/components/ui/class-names';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

interface Step {
  label: string;
  note: string;
}

/** The steps of an import. Steps before `current` are done. */
export function ImportSteps({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <ol className="mb-4 flex flex-wrap gap-y-2">
      {steps.map(({ label, note }, at) => (
        <li
          key={label}
          aria-current={at === current ? 'step' : undefined}
          className="flex min-w-0 flex-[1_1_9rem] gap-2.5 pr-3"
        >
          <span
            aria-hidden="true"
            className={joinClassNames(
              'mt-0.5 grid size-5 flex-none place-items-center rounded-full border-2 border-ink text-note leading-none font-semibold forced-color-adjust-none',
              at < current ? 'bg-ink text-wall' : at === current ? 'bg-sun text-[#17233f]' : 'text-ink',
            )}
          >
            {at < current ? '✓' : ''}
          </span>
          <span className="min-w-0 leading-tight">
            <span className={at === current ? 'font-semibold' : ''}>{label}</span>
            {at < current ? <VisuallyHidden>, done</VisuallyHidden> : null}
            <span className="block text-small wrap-anywhere text-ink-soft">{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
