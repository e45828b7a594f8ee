import type { ReactNode } from 'react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { ButtonLink } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { TextWithName } from '~/components/ui/text-with-name';
import type { Preferences } from '~/domain/members/responses';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { GoalChips } from './goal-chips';

export interface OnboardingSteps {
  firstName: string;
  hasJoined: boolean;
  hasOpenedGroup: boolean;
  /** Null until the member has chosen a goal. */
  goal: string | null;
  goals: NamespaceMessages<'profile.edit'>['goals'];
  hasGroup: boolean;
  morning: Pick<Preferences, 'batch' | 'reminders' | 'minutes_before'> & {
    isOnWhatsApp: boolean;
  };
}

/**
 * Card for new members with three steps, which are ticked automatically when done. The first step
 * contains the class to join.
 */
export function OnboardingCard({
  steps: { firstName, hasJoined, hasOpenedGroup, goal, goals, hasGroup },
  isOpen,
  classes,
}: {
  steps: OnboardingSteps;
  /** True if a class can be joined now. */
  isOpen: boolean;
  /** Empty if there are no more classes today. */
  classes: ReactNode;
}) {
  const messages = useMessages('member.first');
  return (
    <Card aria-labelledby="welcome" className="@container lg:px-7 lg:py-[26px]">
      <h2 id="welcome" className="text-[min(1.75rem,10vw)] leading-[1.15] lg:text-[2.25rem]">
        <TextWithName text={messages.title} name={firstName} />
      </h2>
      <p className="text-ink-soft">{isOpen && !hasJoined ? messages.openNow : messages.steps}</p>
      <ol className="mt-4 grid">
        <Step number={1} state={hasJoined ? 'done' : 'now'} title={messages.join}>
          {hasJoined ? (
            <p className="text-small text-ink-soft">{messages.joined}</p>
          ) : classes ? (
            <div className="relative mt-[0.35rem] rounded-sheet border-[1.5px] border-hair bg-leaf p-3.5 max-lg:@min-[15rem]:-ml-12 lg:px-[22px] lg:py-5">
              {classes}
            </div>
          ) : null}
        </Step>
        {hasGroup ? (
          <Step number={2} state={hasOpenedGroup ? 'done' : 'to-come'} title={messages.group}>
            <p className="text-small text-ink-soft">{hasOpenedGroup ? messages.groupDone : messages.groupText}</p>
            {hasOpenedGroup ? null : (
              <form method="post" action="/group" target="_blank" rel="noopener">
                <button className={getButtonClass({ variant: 'quiet', className: 'mt-2' })}>{messages.toGroup}</button>
              </form>
            )}
          </Step>
        ) : null}
        <Step number={hasGroup ? 3 : 2} state={goal ? 'done' : 'to-come'} title={messages.goal}>
          <p className="text-small text-ink-soft">
            {goal ? interpolate(messages.goalDone, { goal }) : messages.goalText}
          </p>
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

/** Form for choosing a batch and a reminder before its class. */
export function BatchAndReminderForm({
  morning: { batch, reminders, minutes_before: minutes, isOnWhatsApp },
}: {
  morning: OnboardingSteps['morning'];
}) {
  const messages = useMessages('member.first');
  return (
    <Card aria-labelledby="your-morning" className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:px-7">
      <div className="flex-[1_1_14rem]">
        <h2 id="your-morning" className="font-text text-body leading-[1.6] tracking-normal">
          {batch ? (
            <span className="class-time">{interpolate(messages.batch, { time: formatTimeOfDay(batch) })}</span>
          ) : (
            messages.noBatch
          )}
        </h2>
        <p className="text-small text-ink-soft">
          {messages.batchText}{' '}
          {isOnWhatsApp ? (reminders ? interpolate(messages.reminded, { minutes }) : messages.notReminded) : null}
        </p>
      </div>
      <ButtonLink to="/profile-edit/reminders" variant="quiet">
        {batch ? messages.changeBatch : messages.chooseBatch}
      </ButtonLink>
    </Card>
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
