import type { ReactNode } from 'react';
import { Form, Link } from '@remix-run/react';
import { PRIMARY_GOALS } from '~/domain/members/policy';
import { useMessages } from '~/components/ui/use-messages';

const FIRST = ['Better sleep', 'Flexibility', 'Stress relief'] as const;

export type GoalLabels = Record<(typeof PRIMARY_GOALS)[number], string>;

/** Goals as buttons that save with one tap, and a link to the goal field in the profile. */
export function GoalChips({ goals }: { goals: GoalLabels }) {
  const messages = useMessages('member.goalChips');
  const others = PRIMARY_GOALS.filter((goal) => !FIRST.some((first) => first === goal));
  return (
    <Form method="post" action="/goal" className="mt-2 grid gap-2">
      <Chips>
        {FIRST.map((goal) => (
          <Chip key={goal} goal={goal} label={goals[goal]} />
        ))}
      </Chips>
      <details>
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
          {messages.moreGoals}
        </summary>
        <Chips>
          {others.map((goal) => (
            <Chip key={goal} goal={goal} label={goals[goal]} />
          ))}
        </Chips>
      </details>
      <Link
        to="/profile-edit"
        className="inline-flex min-h-touch items-center justify-self-start font-semibold text-neel underline"
      >
        {messages.completeProfile}
      </Link>
    </Form>
  );
}

function Chips({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

function Chip({ goal, label }: { goal: string; label: string }) {
  return (
    <button
      name="primarygoal"
      value={goal}
      className="inline-flex min-h-touch max-w-full items-center rounded-pill border-[1.5px] border-edge bg-leaf px-3.5 py-1 leading-tight hover:border-ink"
    >
      {label}
    </button>
  );
}
