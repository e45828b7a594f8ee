import type { Server } from 'node:http';
import express from 'express';
import { createSystemContext, type App } from '~/context.server';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { listJobSuccesses } from '~/domain/analytics/job-successes.server';
import { getReminderStats } from '~/domain/reminders/reminder-stats.server';
import { getCodeDeliveryFailures } from '~/domain/notifications/code-delivery.server';
import { getOutboxStats } from '~/domain/notifications/outbox-stats.server';
import { APP_VERSION } from '~/lib/version';
import { metricsRegistry } from '~/lib/metrics.server';
import { collectMetrics } from '~/lib/collect-metrics.server';
import { mayReadMetrics } from '~/lib/may-read-metrics';
import { BOARD_PATH, createQueueBoard } from './queue-board';

/**
 * Starts the HTTP server of the worker, which serves health checks, metrics and the queue board.
 */
export async function startHealthServer(app: App, isDraining: () => boolean): Promise<{ close: () => Promise<void> }> {
  const server = express().disable('x-powered-by');
  server.get('/healthz', (_request, response) => {
    const isStuck = app.isStuck();
    response.status(isStuck ? 503 : 200).send(isStuck ? 'stuck' : 'ok');
  });
  server.get('/readyz', async (_request, response) => {
    const { ready, checks } = await app.readiness();
    const working = ready && !isDraining();
    response
      .status(working ? 200 : 503)
      .json({ ready: working, version: APP_VERSION, ...checks, draining: isDraining() });
  });
  server.get('/metrics', async (request, response) => {
    const authorization = request.get('Authorization') ?? '';
    if (!mayReadMetrics(app.config, { authorization, address: request.socket.remoteAddress ?? '' }))
      return void response.status(404).send('Not found');
    const ctx = createSystemContext(app, 'metrics');
    const rows = {
      outbox: () => getOutboxStats(ctx),
      codeRefusals: () => getCodeDeliveryFailures(ctx),
      unmatchedPayments: () => countUnmatchedPayments(ctx),
      reminders: () => getReminderStats(ctx),
      jobSuccesses: () => listJobSuccesses(ctx),
    };
    response.type(metricsRegistry.contentType).send(await collectMetrics({ ...app, ...rows }));
  });
  server.use(BOARD_PATH, createQueueBoard(app));
  const { port, host } = app.config.worker;
  const listener = await new Promise<Server>((resolve, reject) => {
    const listening = server.listen(port, host, () => resolve(listening)).once('error', reject);
  });
  return { close: () => new Promise((resolve) => listener.close(() => resolve())) };
}
