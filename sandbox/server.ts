import express, { type ErrorRequestHandler } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SandboxContext } from './context';
import { Faults, createControlRoutes } from './control';
import { Deliveries } from './deliveries';
import { createPushRoutes } from './push/routes';
import { createInboxRoutes } from './inbox/routes';
import { createCheckoutRoutes } from './razorpay/checkout-routes';
import { createRazorpayRoutes } from './razorpay/routes';
import type { SandboxSettings } from './settings';
import { SandboxState } from './state';
import { createInboundRoutes } from './twilio/inbound';
import { createTwilioRoutes } from './twilio/routes';

// Keep-alive timeout. It is longer than the idle timeout of the clients, so that the server does
// not close a connection during a new call.
const KEEP_ALIVE_MS = 120_000;

export interface Sandbox {
  /** URL of the sandbox, without a trailing slash. */
  url: string;
  /** Saves the state, cancels pending callbacks and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts the simulators of Razorpay and Twilio. Rejects if the port is in use or the stored state
 * cannot be read.
 */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const state = await SandboxState.open(settings.dataDir);
  const deliveries = new Deliveries();
  const app = createApp({ settings, state, faults: new Faults(), deliveries });
  const server = app.listen(settings.port, settings.host);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
  return {
    url: `http://${host}:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, deliveries.close()]);
      await state.flush();
    },
  };
}

function createApp(context: SandboxContext): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.use(createPushRoutes());
  app.use(express.json(), express.urlencoded({ extended: true }));
  app.use(createTwilioRoutes(context));
  app.use('/v1', createRazorpayRoutes(context));
  app.use(
    createCheckoutRoutes(context),
    createInboundRoutes(context),
    createInboxRoutes(context),
    createControlRoutes(context.faults),
  );
  app.use((_request, response) => {
    response.status(404).json({ message: 'The sandbox has nothing at this address.' });
  });
  app.use(reportError);
  return app;
}

const reportError: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, _next) => {
  const status = error.status ?? 500;
  if (status >= 500) console.error(error);
  response.status(status).json({ message: status >= 500 ? 'The sandbox failed.' : error.message });
};
