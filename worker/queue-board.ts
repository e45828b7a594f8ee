import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { createContext, type App } from '~/context.server';
import { SecondFactorRequiredError, logInAdmin } from '~/domain/admins/log-in-admin.server';
import { authorizeQueueRead, recordQueueAction } from '~/domain/admins/queue-board.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import type { Actor, Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { findSession } from '~/domain/sessions/find-session.server';
import { renderBoardLoginPage } from './board-login-page';

/** Mount path of the queue board. The pages of the board build their asset URLs from it. */
export const BOARD_PATH = '/board';

const LOGIN = `${BOARD_PATH}/login`;
const COOKIE = 'sangha_board';

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Serves the queue board to staff. Permissions are checked on each request. */
export function createQueueBoard(app: App): Router {
  const boards = { reading: createBoard(app, true), acting: createBoard(app, false) };
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  router.get('/login', (_request, response) => void response.send(renderBoardLoginPage(LOGIN)));
  router.post('/login', express.urlencoded({ extended: false, limit: '8kb' }), handleWithErrors(app, logIn));
  router.use(
    handleWithErrors(app, async (ctx, request, response, next) => {
      const { mayAct } = authorizeQueueRead(ctx);
      if (request.method !== 'GET' && request.method !== 'HEAD') await recordQueueAction(ctx, getAction(request));
      removeExternalFonts(response, next);
      (mayAct ? boards.acting : boards.reading)(request, response, next);
    }),
  );
  return router;
}

type Handler = (ctx: Context, request: Request, response: Response, next: NextFunction) => Promise<void>;

function handleWithErrors(app: App, handle: Handler) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const answer = async (): Promise<void> => {
      if (isCrossSiteRequest(request)) response.status(403).send('This came from another site.');
      else await handle(await createRequestContext(app, request), request, response, next);
    };
    answer().catch((error: unknown) => {
      const status = getStatus(error);
      if (!(error instanceof DomainError)) app.services.log.error({ err: error }, 'queue board failed');
      const message = error instanceof DomainError ? error.message : 'The queue board is not available just now.';
      if (status === 401 && request.method === 'GET') return response.redirect(LOGIN);
      if (request.path === '/login') return response.status(status).send(renderBoardLoginPage(LOGIN, message));
      response.status(status).send(message);
    });
  };
}

async function createRequestContext(app: App, request: Request): Promise<Context> {
  const origin = { address: request.ip ?? 'unknown', requestId: 'board', userAgent: request.get('User-Agent') ?? '' };
  const visitor = createContext(app, { kind: 'visitor' }, origin);
  const token = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(request.get('Cookie') ?? '')?.[1];
  const actor: Actor | null = token ? await findSession(visitor, 'admin', token) : null;
  return actor ? { ...visitor, actor } : visitor;
}

async function logIn(ctx: Context, request: Request, response: Response): Promise<void> {
  const fields = adminLoginSchema.safeParse(request.body);
  if (!fields.success)
    return void response.status(401).send(renderBoardLoginPage(LOGIN, 'Username and password, please.'));
  const { token } = await logInAdmin(ctx, fields.data);
  response.cookie(COOKIE, token, { httpOnly: true, sameSite: 'strict', path: BOARD_PATH, secure: request.secure });
  response.redirect(303, BOARD_PATH);
}

/**
 * Returns true for requests from other sites. They are rejected, because they could act with the
 * cookie of an admin or log in a user unnoticed.
 */
function isCrossSiteRequest(request: Request): boolean {
  const origin = request.get('Origin');
  if (request.method === 'GET' || !origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.get('Host');
}

function getAction({ method, path }: Request): { queue: string; act: string } {
  const [queue = 'all', ...act] = path.replace(/^\/api\/queues\//, '').split('/');
  return act.length > 0
    ? { queue, act: `${method} ${act.join('/')}`.slice(0, 200) }
    : { queue: 'all', act: `${method} ${queue}` };
}

function getStatus(error: unknown): number {
  if (!(error instanceof DomainError)) return 503;
  if (error instanceof SecondFactorRequiredError) return 401;
  const statuses: Partial<Record<DomainError['code'], number>> = { forbidden: 403, rate_limited: 429, busy: 503 };
  return statuses[error.code] ?? 401;
}

/**
 * Removes the fonts that the board loads from another host, because its content security policy
 * blocks them.
 */
function removeExternalFonts(response: Response, next: NextFunction): void {
  const render = response.render.bind(response) as (
    view: string,
    params: object,
    done: (error: Error | null, html?: string) => void,
  ) => void;
  response.render = (view: string, params?: unknown) =>
    render(view, params as object, (error, html = '') =>
      error ? next(error) : response.send(html.replaceAll(/<link href="https:[^>]*>/g, '')),
    );
}

function createBoard(app: App, readOnlyMode: boolean): express.Express {
  const adapter = new ExpressAdapter().setBasePath(BOARD_PATH);
  createBullBoard({
    queues: [...app.queues.values()].map((queue) => new BullMQAdapter(queue, { readOnlyMode })),
    serverAdapter: adapter,
  });
  return (adapter.getRouter() as express.Express).disable('x-powered-by');
}
