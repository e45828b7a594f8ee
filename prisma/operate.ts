import { getCommandConfig } from '~/config/config.server';
import { type App, createSystemContext, openApp } from '~/context.server';
import { countConnections, listTableFigures } from '~/db/figures.server';
import { recordQueueAction } from '~/domain/admins/queue-board.server';
import { listWaitingMessages, skipWaitingMessages } from '~/domain/notifications/waiting-messages.server';
import { exitWithMessage } from '~/lib/exit-with-message';
import { toE164 } from '~/lib/phone';
import { withTimeout } from '~/lib/timeout';

// The commands `sangha messages`, `sangha member` and `sangha figures`.

const USAGE = `Usage: sangha messages [pause|resume|skip TEMPLATE]
       sangha member PHONE
       sangha figures`;

/** Queues whose jobs send messages. */
const SENDING_QUEUES = ['messages', 'reminders'] as const;

/** While Redis is down, a queue never answers. */
const QUEUE_TIMEOUT_MS = 5_000;

const LARGEST_TABLES = 15;

const app = openApp(getCommandConfig());
try {
  await run(app, process.argv.slice(2));
} catch (error) {
  exitWithMessage(error);
} finally {
  await app.close();
}

function run(app: App, [command, ...rest]: string[]): Promise<void> {
  if (command === 'messages' && rest.length === 0) return printMessages(app);
  if (command === 'messages' && rest.length === 1 && rest[0] === 'pause') return pauseMessages(app, true);
  if (command === 'messages' && rest.length === 1 && rest[0] === 'resume') return pauseMessages(app, false);
  if (command === 'messages' && rest.length === 2 && rest[0] === 'skip') return skipMessages(app, rest[1] ?? '');
  if (command === 'member' && rest.length === 1) return printMember(app, rest[0] ?? '');
  if (command === 'figures' && rest.length === 0) return printFigures(app);
  throw new Error(USAGE);
}

async function printMessages(app: App): Promise<void> {
  for (const queue of listSendingQueues(app)) {
    const isPaused = await withTimeout(QUEUE_TIMEOUT_MS, 'The queue', queue.isPaused());
    console.log(`queue ${queue.name}: ${isPaused ? 'paused' : 'running'}`);
  }
  const waiting = await listWaitingMessages(createSystemContext(app, 'sangha-messages'));
  for (const { template, count, oldest } of waiting)
    console.log(`${template}: ${count} waiting, the oldest since ${oldest.toISOString()}`);
  if (waiting.length === 0) console.log('no message waits');
}

function listSendingQueues({ queues }: App) {
  return SENDING_QUEUES.flatMap((name) => queues.get(name) ?? []);
}

async function pauseMessages(app: App, isPaused: boolean): Promise<void> {
  const ctx = createSystemContext(app, 'sangha-messages');
  for (const queue of listSendingQueues(app)) {
    await recordQueueAction(ctx, { queue: queue.name, act: isPaused ? 'pause' : 'resume' });
    await withTimeout(QUEUE_TIMEOUT_MS, 'The queue', isPaused ? queue.pause() : queue.resume());
  }
  await printMessages(app);
}

async function skipMessages(app: App, template: string): Promise<void> {
  const skipped = await skipWaitingMessages(createSystemContext(app, 'sangha-messages'), template);
  console.log(`${skipped} messages of the template ${template} are skipped`);
}

/** Prints only the id, because the output of a command often ends up in a ticket. */
async function printMember(app: App, typed: string): Promise<void> {
  const phone = toE164(typed);
  const found = phone && (await app.services.db.member.findUnique({ where: { phone }, select: { id: true } }));
  if (!found) throw new Error('There is no member with this phone.');
  console.log(`member:${found.id}`);
}

async function printFigures({ services: { sql } }: App): Promise<void> {
  const [tables, connections] = await Promise.all([listTableFigures(sql), countConnections(sql)]);
  const total = tables.reduce((sum, { megabytes }) => sum + megabytes, 0);
  console.log(`database: ${Math.round(total)} MB; connections: ${connections?.open} of ${connections?.max}`);
  for (const { table, rows, megabytes } of tables.slice(0, LARGEST_TABLES))
    console.log(`${table}: ${rows} rows, ${megabytes} MB`);
}
