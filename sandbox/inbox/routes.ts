import { type Request, Router } from 'express';
import type { SandboxContext } from '../context';
import { toE164 } from '../phone';
import type { SandboxState } from '../state';
import { readMessage } from '../twilio/callbacks';
import { type Message, phoneOf } from '../twilio/message';
import { inboxPage } from './page';

/**
 * Routes of the phone inbox: a page at /, JSON at /messages, and routes to mark messages as read
 * and to delete them.
 */
export function inboxRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  router.get('/', (request, response) => {
    response.set('cache-control', 'no-store').send(inboxPage(state.messages, phoneIn(request)));
  });
  router.get('/messages', (request, response) => {
    const messages = newestFirst(state.messages, phoneIn(request));
    response.set('cache-control', 'no-store').json({ messages: messages.map(inboxMessage) });
  });
  router.delete('/messages', (request, response) => {
    response.json({ deleted: deleteMessages(state, phoneIn(request)) });
  });
  router.post('/messages/clear', (request, response) => {
    deleteMessages(state, phoneIn(request));
    response.redirect(303, '/');
  });
  router.post('/messages/:sid/read', (request, response) => {
    const message = state.messages.find(({ sid }) => sid === request.params.sid);
    if (!message) {
      response.status(404).json({ message: 'No such message.' });
      return;
    }
    readMessage(context, message);
    response.json(inboxMessage(message));
  });
  return router;
}

function phoneIn(request: Request): string | null {
  const body: { to?: unknown } = request.body ?? {};
  const to = request.query.to ?? body.to;
  return typeof to === 'string' && to.trim() !== '' ? toE164(to) : null;
}

function newestFirst(messages: Message[], phone: string | null): Message[] {
  return messages.filter(({ to }) => !phone || phoneOf(to) === phone).reverse();
}

function deleteMessages(state: SandboxState, phone: string | null): number {
  const before = state.messages.length;
  state.messages = phone ? state.messages.filter(({ to }) => phoneOf(to) !== phone) : [];
  state.changed();
  return before - state.messages.length;
}

function inboxMessage({ sid, to, body, template, variables, status, createdAt }: Message): Record<string, unknown> {
  return { sid, to: phoneOf(to), body, template, variables, status, created_at: createdAt };
}
