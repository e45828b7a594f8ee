import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { systemContext, type Parts } from '~/context.server';
import { checkAdminCredentials } from '~/domain/admins/check-credentials.server';
import { DomainError } from '~/domain/errors';
import { getOutboxFigures } from '~/domain/notifications/outbox-figures.server';
import { metrics } from '~/lib/metrics.server';
import { scrape } from '~/lib/scrape.server';

const BOARD = '/board';

/** The worker's own small server: signs of life, figures, and the queue board behind an admin's username and password. */
export async function serveHealth(parts: Parts, isDraining: () => boolean): Promise<{ close: () => Promise<void> }> {
  const app = express().disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.get('/readyz', async (_request, response) => {
    const { ready, checks } = await parts.readiness();
    const working = ready && !isDraining();
    response.status(working ? 200 : 503).json({ ready: working, ...checks, draining: isDraining() });
  });
  app.get('/metrics', async (_request, response) => {
    const outbox = () => getOutboxFigures(systemContext(parts, 'metrics'));
    response.type(metrics.contentType).send(await scrape({ ...parts, outbox }));
  });
  app.use(BOARD, (request, response, next) => void admitAdmin(parts, request, response, next), board(parts));
  const { port, host } = parts.config.worker;
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = app.listen(port, host, () => resolve(listening)).once('error', reject);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function board(parts: Parts) {
  const adapter = new ExpressAdapter().setBasePath(BOARD);
  createBullBoard({
    queues: [...parts.queues.values()].map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
  });
  return adapter.getRouter() as express.Router;
}

const ADMITTED_MS = 5 * 60_000;

/** A browser sends its credentials with each of the board's many requests; they are checked again every five minutes. */
const admittedUntil = new Map<string, number>();

async function admitAdmin(parts: Parts, request: Request, response: Response, next: NextFunction): Promise<void> {
  const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const fingerprint = createHash('sha256').update(encoded).digest('base64');
  const now = parts.base.clock.now().getTime();
  if ((admittedUntil.get(fingerprint) ?? 0) > now) return next();
  admittedUntil.delete(fingerprint);
  const [username = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const ctx = { ...systemContext(parts), origin: { address: request.ip ?? 'unknown', requestId: 'board' } };
  try {
    await checkAdminCredentials(ctx, { username, password: password.join(':') });
    admittedUntil.set(fingerprint, now + ADMITTED_MS);
    next();
  } catch (error) {
    if (!(error instanceof DomainError))
      parts.base.log.error({ err: error }, 'the queue board could not check credentials');
    const status = error instanceof DomainError ? (error.code === 'rate_limited' ? 429 : 401) : 503;
    response
      .status(status)
      .set('WWW-Authenticate', 'Basic realm="Sangha queues"')
      .send('An admin’s username and password, please.');
  }
}
