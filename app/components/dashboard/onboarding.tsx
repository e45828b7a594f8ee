import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { TextWithName } from '~/components/ui/text-with-name';
import { Select } from '~/components/ui/select';
import { REMINDER_MINUTES_OPTIONS } from '~/domain/reminders/policy';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { GoalChips } from './goal-chips';
import type { ReminderView } from './reminder-row';

export interface OnboardingSteps {
  firstName: string;
  hasJoined: boolean;
  /** Null until the member has chosen a goal. */
  goal: string | null;
  goals: NamespaceMessages<'profile.edit'>['goals'];
}

/**
 * Card for new members with three steps, which are ticked automatically when done. The first step
 * contains the class to join.
 */
export function OnboardingCard({
  steps: { firstName, hasJoined, goal, goals },
  reminder,
  classes,
}: {
  steps: OnboardingSteps;
  /** Null if the site sends no reminders. */
  reminder: ReminderView | null;
  /** Empty if there are no more classes today. */
  classes: ReactNode;
}) {
  const messages = useMessages('member.first');
  return (
    <Card aria-labelledby="welcome" className="almanac @container pt-[22px] lg:px-7 lg:pb-[26px]">
      <h2 id="welcome" className="text-[min(1.5rem,10vw)] leading-[1.15] lg:text-[2.25rem]">
        <TextWithName text={messages.title} name={firstName} />
      </h2>
      <ol className="mt-2.5 grid">
        <Step number={1} state={hasJoined ? 'done' : 'now'} title={messages.join}>
          {hasJoined ? (
            <p className="text-ink-soft">{messages.joined}</p>
          ) : classes ? (
            <div className="mt-1">{classes}</div>
          ) : null}
        </Step>
        {reminder ? (
          <Step number={2} state={reminder.isOn ? 'done' : 'to-come'} title={messages.reminder}>
            <p className="text-ink-soft">
              {interpolate(reminder.isOn ? messages.reminderDone : messages.reminderText, {
                minutes: reminder.minutesBefore,
              })}
            </p>
            {reminder.isOn ? null : <ReminderForm reminder={reminder} />}
          </Step>
        ) : null}
        <Step number={reminder ? 3 : 2} state={goal ? 'done' : 'to-come'} title={messages.goal}>
          <p className="text-ink-soft">{goal ? interpolate(messages.goalDone, { goal }) : messages.goalText}</p>
          {goal ? null : <GoalChips goals={goals} />}
        </Step>
      </ol>
    </Card>
  );
}

const MARKS = {
  now: 'border-2 border-dotted border-ink',
  done: 'border-2 border-ink bg-sun text-on-sun',
  'to-come': 'border-2 border-edge text-ink-soft',
};

function Step({
  number,
  state,
  title,
  children,
}: {
  number: number;
  state: keyof typeof MARKS;
  title: string;
  children: ReactNode;
}) {
  const messages = useMessages('member.first');
  return (
    <li className="relative pb-5 pl-12 before:absolute before:inset-y-0 before:left-[15px] before:w-0.5 before:bg-ink last:pb-0 last:before:hidden">
      <span
        aria-hidden="true"
        className={joinClassNames(
          'absolute top-0 left-0 grid size-8 place-items-center rounded-full bg-leaf font-display',
          MARKS[state],
        )}
      >
        {state === 'done' ? <Icon glyph={Check} size="s" /> : number}
      </span>
      <h3 className="font-text pt-[0.15rem] text-body leading-[1.6] tracking-normal">
        {title}
        {state === 'done' ? <VisuallyHidden>{messages.done}</VisuallyHidden> : null}
      </h3>
      <div className="relative @max-[15rem]:-ml-12">{children}</div>
    </li>
  );
}

/** The reminder step: the class time, the minutes before class, and one button. */
function ReminderForm({ reminder: { batch, batchTimes, minutesBefore } }: { reminder: ReminderView }) {
  const messages = useMessages('member.first');
  return (
    <Form method="post" action="/reminder" preventScrollReset className="mt-2 grid gap-2.5">
      <Select name="batch" aria-label={messages.reminderClass} defaultValue={batch?.slice(0, 5)}>
        {batchTimes.map((time) => (
          <option key={time} value={time}>
            {interpolate(messages.everyDay, { time: formatTimeOfDay(time) })}
          </option>
        ))}
      </Select>
      <Select name="minutes_before" aria-label={messages.reminderMinutes} defaultValue={minutesBefore}>
        {REMINDER_MINUTES_OPTIONS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {interpolate(messages.minutesBefore, { minutes })}
          </option>
        ))}
      </Select>
      <Button name="reminders" value="on" variant="quiet" block>
        {messages.remindMe}
      </Button>
    </Form>
  );
}
/** List of things to prepare for the first class. */
export function PreparationList() {
  const messages = useMessages('member.first');
  return (
    <section aria-labelledby="all-you-need" className="px-0.5 lg:px-7 lg:py-1">
      <h2 id="all-you-need" className="mb-[0.35rem] text-step-1">
        {messages.needs}
      </h2>
      <ul>
        {messages.needed.map((need) => (
          <li key={need} className="flex items-baseline gap-2.5 py-[0.15rem]">
            <span
              aria-hidden="true"
              className="size-[9px] flex-none rounded-full bg-sun shadow-[0_0_0_1.6px_var(--color-ink)]"
            />
            {need}
          </li>
        ))}
      </ul>
    </section>
  );
}
