export const QUEUE_NAMES = ['messages', 'reminders', 'payments', 'upkeep'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];
