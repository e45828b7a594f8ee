export const QUEUES = ['messages', 'reminders', 'payments', 'upkeep'] as const;

export type QueueName = (typeof QUEUES)[number];
