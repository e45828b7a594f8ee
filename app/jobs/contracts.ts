import { z } from 'zod';

interface JobContract<Payload extends z.ZodType = z.ZodType> {
  queue: QueueName;
  payload: Payload;
  attempts: number;
  /** The lower, the sooner; jobs without one go first. */
  priority?: number;
  /** A second job of an id is dropped while the first is waiting or running. */
  id?: (payload: z.output<Payload>) => string;
}

export const QUEUES = ['messages', 'reminders', 'payments', 'upkeep'] as const;

export type QueueName = (typeof QUEUES)[number];

const contract = <Payload extends z.ZodType>(job: JobContract<Payload>) => job;

export const jobContracts = {
  'send-one-time-code': contract({
    queue: 'messages',
    payload: z.object({ messageId: z.int() }),
    attempts: 8,
    id: ({ messageId }) => `message-${messageId}`,
  }),
  'send-whatsapp-message': contract({
    queue: 'messages',
    payload: z.object({ messageId: z.int() }),
    attempts: 8,
    priority: 1,
    id: ({ messageId }) => `message-${messageId}`,
  }),
  'sweep-outbox': contract({
    queue: 'messages',
    payload: z.object({ now: z.boolean().optional() }),
    attempts: 1,
  }),
  'owe-reminders': contract({ queue: 'reminders', payload: z.object({}), attempts: 1, id: () => 'owe-reminders' }),
  'send-reminders': contract({
    queue: 'reminders',
    payload: z.object({ sender: z.string(), turn: z.int() }),
    attempts: 1,
    id: ({ sender, turn }) => `reminders-${sender}-${turn}`,
  }),
  'count-reminders': contract({ queue: 'upkeep', payload: z.object({}), attempts: 1 }),
  'keep-partitions': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'process-payment-webhook': contract({
    queue: 'payments',
    payload: z.object({ webhookEventId: z.int() }),
    attempts: 8,
    id: ({ webhookEventId }) => `webhook-${webhookEventId}`,
  }),
  'sweep-payment-webhooks': contract({ queue: 'payments', payload: z.object({}), attempts: 1 }),
  'recheck-open-orders': contract({ queue: 'payments', payload: z.object({}), attempts: 2 }),
  'recheck-recent-payments': contract({ queue: 'payments', payload: z.object({}), attempts: 2 }),
  'recheck-all-payments': contract({ queue: 'payments', payload: z.object({}), attempts: 5 }),
  'recalculate-member': contract({
    queue: 'upkeep',
    payload: z.object({ memberId: z.int() }),
    attempts: 5,
    id: ({ memberId }) => `member-${memberId}`,
  }),
  'write-down-streaks': contract({ queue: 'upkeep', payload: z.object({}), attempts: 5 }),
  'replay-streaks': contract({ queue: 'upkeep', payload: z.object({}), attempts: 5, id: () => 'replay-streaks' }),
  'owe-class-notices': contract({
    queue: 'upkeep',
    payload: z.object({}),
    attempts: 5,
    id: () => 'owe-class-notices',
  }),
  'owe-challenge-messages': contract({
    queue: 'upkeep',
    payload: z.object({}),
    attempts: 5,
    id: () => 'owe-challenge-messages',
  }),
  'count-challenges': contract({ queue: 'upkeep', payload: z.object({}), attempts: 2 }),
  'reconcile-karma': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'count-leaderboard': contract({ queue: 'upkeep', payload: z.object({}), attempts: 1 }),
  'count-month': contract({ queue: 'upkeep', payload: z.object({}), attempts: 2 }),
  'purge-expired': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'purge-screenshots': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'materialise-series': contract({ queue: 'upkeep', payload: z.object({}), attempts: 5 }),
  'list-deleted-accounts': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'sweep-orphan-files': contract({ queue: 'upkeep', payload: z.object({}), attempts: 3 }),
  'keep-open-practice': contract({ queue: 'upkeep', payload: z.object({}), attempts: 1 }),
} as const;

export type JobName = keyof typeof jobContracts;

export type JobPayload<Name extends JobName> = z.output<(typeof jobContracts)[Name]['payload']>;
