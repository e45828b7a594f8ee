import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { systemContext, type App } from '~/context.server';
import { checkAdminCredentials } from '~/domain/admins/check-credentials.server';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { DomainError } from '~/domain/errors';
import { getOutboxFigures } from '~/domain/notifications/outbox-figures.server';
import { metrics } from '~/lib/metrics.server';
import { collectMetrics } from '~/lib/collect-metrics.server';

const BOARD = '/board';

/** The worker's own small server: signs of life, figures, and the queue board behind an admin's username and password. */
export async function serveHealth(app: App, isDraining: () => boolean): Promise<{ close: () => Promise<void> }> {
  const server = express().disable('x-powered-by');
  server.get('/healthz', (_request, response) => {
    const isStuck = app.isStuck();
    response.status(isStuck ? 503 : 200).send(isStuck ? 'stuck' : 'ok');
  });
  server.get('/readyz', async (_request, response) => {
    const { ready, checks } = await app.readiness();
    const working = ready && !isDraining();
    response.status(working ? 200 : 503).json({ ready: working, ...checks, draining: isDraining() });
  });
  server.get('/metrics', async (_request, response) => {
    const ctx = systemContext(app, 'metrics');
    const rows = { outbox: () => getOutboxFigures(ctx), unmatchedPayments: () => countUnmatchedPayments(ctx) };
    response.type(metrics.contentType).send(await collectMetrics({ ...app, ...rows }));
  });
  server.use(BOARD, (request, response, next) => void admitAdmin(app, request, response, next), board(app));
  const { port, host } = app.config.worker;
  const listener = await new Promise<Server>((resolve, reject) => {
    const listening = server.listen(port, host, () => resolve(listening)).once('error', reject);
  });
  return { close: () => new Promise((resolve) => listener.close(() => resolve())) };
}

function board(app: App) {
  const adapter = new ExpressAdapter().setBasePath(BOARD);
  createBullBoard({
    queues: [...app.queues.values()].map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
  });
  return adapter.getRouter() as express.Router;
}

const ADMITTED_MS = 5 * 60_000;

/** A browser sends its credentials with each of the board's many requests; they are checked again every five minutes. */
const admittedUntil = new Map<string, number>();

async function admitAdmin(app: App, request: Request, response: Response, next: NextFunction): Promise<void> {
  const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const fingerprint = createHash('sha256').update(encoded).digest('base64');
  const now = app.services.clock.now().getTime();
  if ((admittedUntil.get(fingerprint) ?? 0) > now) return next();
  admittedUntil.delete(fingerprint);
  const [username = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const ctx = { ...systemContext(app), origin: { address: request.ip ?? 'unknown', requestId: 'board' } };
  try {
    await checkAdminCredentials(ctx, { username, password: password.join(':') });
    admittedUntil.set(fingerprint, now + ADMITTED_MS);
    next();
  } catch (error) {
    if (!(error instanceof DomainError))
      app.services.log.error({ err: error }, 'the queue board could not check credentials');
    const status = statusOf(error);
    response
      .status(status)
      .set('WWW-Authenticate', 'Basic realm="Sangha queues"')
      .send('An admin’s username and password, please.');
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof DomainError) || error.code === 'busy') return 503;
  return error.code === 'rate_limited' ? 429 : 401;
}
