import { type App, createSystemContext } from '~/context.server';
import { countConnections, listTableFigures } from '~/db/figures.server';
import { recordQueueAction } from '~/domain/admins/queue-board.server';
import { listWaitingMessages, skipWaitingMessages } from '~/domain/notifications/waiting-messages.server';
import { toE164 } from '~/lib/phone';
import { withTimeout } from '~/lib/timeout';

const USAGE = `Usage: sangha messages [pause|resume|skip TEMPLATE]
       sangha member PHONE
       sangha figures`;

/** Queues whose jobs send messages. */
const SENDING_QUEUES = ['messages', 'reminders'] as const;

/** While Redis is down, a queue never answers. */
const QUEUE_TIMEOUT_MS = 5_000;

const LARGEST_TABLES = 15;

/**
 * Runs `sangha messages`, `sangha member` or `sangha figures` and returns the lines to print.
 * Throws the usage if it does not know the arguments.
 */
export async function runOperatorCommand(app: App, [command, ...rest]: string[]): Promise<string[]> {
  if (command === 'messages' && rest.length === 0) return describeMessages(app);
  if (command === 'messages' && rest.length === 1 && rest[0] === 'pause') return pauseMessages(app, true);
  if (command === 'messages' && rest.length === 1 && rest[0] === 'resume') return pauseMessages(app, false);
  if (command === 'messages' && rest.length === 2 && rest[0] === 'skip') return skipMessages(app, rest[1] ?? '');
  if (command === 'member' && rest.length === 1) return findMember(app, rest[0] ?? '');
  if (command === 'figures' && rest.length === 0) return describeFigures(app);
  throw new Error(USAGE);
}

async function describeMessages(app: App): Promise<string[]> {
  const queues = [];
  for (const queue of listSendingQueues(app)) {
    const isPaused = await withTimeout(QUEUE_TIMEOUT_MS, 'The queue', queue.isPaused());
    queues.push(`queue ${queue.name}: ${isPaused ? 'paused' : 'running'}`);
  }
  const waiting = await listWaitingMessages(createSystemContext(app, 'sangha-messages'));
  const messages = waiting.map(
    ({ template, count, oldest }) => `${template}: ${count} waiting, the oldest since ${oldest.toISOString()}`,
  );
  return [...queues, ...(messages.length > 0 ? messages : ['no message waits'])];
}

function listSendingQueues({ queues }: App) {
  return SENDING_QUEUES.flatMap((name) => queues.get(name) ?? []);
}

async function pauseMessages(app: App, isPaused: boolean): Promise<string[]> {
  const ctx = createSystemContext(app, 'sangha-messages');
  for (const queue of listSendingQueues(app)) {
    await recordQueueAction(ctx, { queue: queue.name, act: isPaused ? 'pause' : 'resume' });
    await withTimeout(QUEUE_TIMEOUT_MS, 'The queue', isPaused ? queue.pause() : queue.resume());
  }
  return describeMessages(app);
}

async function skipMessages(app: App, template: string): Promise<string[]> {
  const skipped = await skipWaitingMessages(createSystemContext(app, 'sangha-messages'), template);
  return [`${skipped} messages of the template ${template} are skipped`];
}

/** Returns only the id, because the output of a command often ends up in a ticket. */
async function findMember(app: App, typed: string): Promise<string[]> {
  const phone = toE164(typed);
  const found = phone && (await app.services.db.member.findUnique({ where: { phone }, select: { id: true } }));
  if (!found) throw new Error('There is no member with this phone.');
  return [`member:${found.id}`];
}

async function describeFigures({ services: { sql } }: App): Promise<string[]> {
  const [tables, connections] = await Promise.all([listTableFigures(sql), countConnections(sql)]);
  const total = tables.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return [
    `database: ${Math.round(total)} MB; connections: ${connections?.open} of ${connections?.max}`,
    ...tables.slice(0, LARGEST_TABLES).map(({ table, rows, megabytes }) => `${table}: ${rows} rows, ${megabytes} MB`),
  ];
}
