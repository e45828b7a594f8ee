import { Link } from '@remix-run/react';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import IndianRupee from 'lucide/dist/esm/icons/indian-rupee.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import MessageCircleWarning from 'lucide/dist/esm/icons/message-circle-warning.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { TaskKind } from '~/domain/analytics/waiting-tasks.server';
import { formatCount, formatPaise } from '~/lib/format-number';

export interface TaskView {
  kind: TaskKind;
  /** Null if the tasks could not be loaded. */
  task: {
    count: number;
    details: readonly string[];
    amountPaise?: number | undefined;
    to: string | null;
    /** Age of the oldest task, such as `2 days`, or null if it is not known. */
    age: string | null;
    isLate: boolean;
  } | null;
}

const KINDS = {
  donations: { glyph: IndianRupee, one: 'donation', many: 'donations', action: 'Review' },
  unanswered: { glyph: MessageCircle, one: 'message to answer', many: 'messages to answer', action: 'Answer' },
  messages: {
    glyph: MessageCircleWarning,
    one: 'WhatsApp message failed',
    many: 'WhatsApp messages failed',
    action: 'See',
  },
  rewards: { glyph: Gift, one: 'reward to send', many: 'rewards to send', action: 'Send' },
  phone_moves: {
    glyph: Phone,
    one: 'phone move waits for a second person',
    many: 'phone moves wait for a second person',
    action: 'Look',
  },
  settings: { glyph: SlidersHorizontal, one: 'setting missing', many: 'settings missing', action: 'Fix' },
} as const;

/** The pending tasks of staff. Kinds without a task are omitted. */
export function WaitingForYou({ tasks }: { tasks: readonly TaskView[] }) {
  const shown = tasks.filter(({ task }) => task === null || task.count > 0);
  const primary = shown.find(({ task }) => task !== null)?.kind;
  return (
    <Card padded={false} aria-labelledby="waiting" className="self-start">
      <h2 id="waiting" className="border-b border-hair px-5 py-3 text-[1.375rem]">
        Waiting for you
      </h2>
      {shown.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">Nothing waits for you.</p>
      ) : (
        <ul className="divide-y divide-hair">
          {shown.map((one) => (
            <TaskRow key={one.kind} {...one} isPrimary={one.kind === primary} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TaskRow({ kind, task, isPrimary }: TaskView & { isPrimary: boolean }) {
  const { glyph, one, many, action } = KINDS[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <Icon glyph={glyph} className="text-ink-soft" />
      {task ? (
        <>
          <p className="min-w-0 flex-[1_1_9rem] leading-snug wrap-anywhere">
            <b>
              {formatCount(task.count)} {task.count === 1 ? one : many}
              {task.amountPaise ? `, ${formatPaise(task.amountPaise)}` : ''}
            </b>
            <TaskNote kind={kind} task={task} />
          </p>
          {task.to === null ? null : (
            <Link
              to={task.to}
              className={getButtonClass({ variant: isPrimary ? 'primary' : 'quiet', className: 'ml-auto px-4' })}
            >
              {action}
              {kind === 'donations' ? ` ${formatCount(task.count)}` : ''}
              <VisuallyHidden> {kind === 'donations' ? (task.count === 1 ? one : many) : many}</VisuallyHidden>
            </Link>
          )}
        </>
      ) : (
        <p className="flex-[1_1_9rem]">The {many} could not be counted. Please refresh.</p>
      )}
    </li>
  );
}

function TaskNote({ kind, task: { age, isLate, details } }: { kind: TaskKind; task: NonNullable<TaskView['task']> }) {
  const oldest =
    age === null ? [] : [kind === 'messages' ? `The first failed ${age} ago` : `The oldest has waited ${age}`];
  const note = [...oldest, ...details].join(', ');
  if (note === '') return null;
  return (
    <span className={joinClassNames('block text-small', isLate ? 'font-semibold text-haldi' : 'text-ink-soft')}>
      {note}
    </span>
  );
}
