/** Payload of each job that commands add to a queue. The worker runs the jobs (app/jobs). */
export interface JobPayloads {
  'send-one-time-code': { messageId: number };
  'send-whatsapp-message': { messageId: number };
  'process-payment-webhook': { webhookEventId: number };
  'recalculate-member': { memberId: number };
  'send-reminders': { sender: string; turn: number };
  'sweep-outbox': { now?: boolean | undefined };
  'queue-class-notices': object;
  'recalculate-streaks': object;
  'schedule-reminders': object;
  'run-imports': object;
}

export type JobRequest = {
  [Name in keyof JobPayloads]: { name: Name; payload: JobPayloads[Name] };
}[keyof JobPayloads];

/**
 * Adds a job to its queue. Never throws: if the job cannot be added, a sweep later finds its row in
 * the database and adds the job.
 */
export type EnqueueJob = <Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]) => Promise<void>;

/**
 * Adds jobs to their queues in order. If a queue fails, the remaining jobs are added later by a
 * sweep.
 */
export type EnqueueJobs = (all: readonly JobRequest[]) => Promise<void>;
