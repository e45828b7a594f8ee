import { type Request, Router } from 'express';
import type { SandboxContext } from '../context';
import { toE164 } from '../phone';
import type { SandboxState } from '../state';
import { markMessageRead } from '../twilio/callbacks';
import { type Message, parseAddress } from '../twilio/message';
import { renderInbox } from './page';

/**
 * Routes of the phone inbox: a page at /, JSON at /messages, and routes to mark messages as read
 * and to delete them.
 */
export function createInboxRoutes(context: SandboxContext): Router {
  const { state } = context;
  const router = Router();
  router.get('/', (request, response) => {
    response.set('cache-control', 'no-store').send(renderInbox(state.messages, readPhone(request)));
  });
  router.get('/messages', (request, response) => {
    const messages = listNewestFirst(state.messages, readPhone(request));
    response.set('cache-control', 'no-store').json({ messages: messages.map(toInboxMessage) });
  });
  router.delete('/messages', (request, response) => {
    response.json({ deleted: deleteMessages(state, readPhone(request)) });
  });
  router.post('/messages/clear', (request, response) => {
    deleteMessages(state, readPhone(request));
    response.redirect(303, '/');
  });
  router.post('/messages/:sid/read', (request, response) => {
    const message = state.messages.find(({ sid }) => sid === request.params.sid);
    if (!message) {
      response.status(404).json({ message: 'No such message.' });
      return;
    }
    markMessageRead(context, message);
    response.json(toInboxMessage(message));
  });
  return router;
}

function readPhone(request: Request): string | null {
  const body: { to?: unknown } = request.body ?? {};
  const to = request.query.to ?? body.to;
  return typeof to === 'string' && to.trim() !== '' ? toE164(to) : null;
}

function listNewestFirst(messages: Message[], phone: string | null): Message[] {
  return messages.filter(({ to }) => !phone || parseAddress(to) === phone).reverse();
}

function deleteMessages(state: SandboxState, phone: string | null): number {
  const before = state.messages.length;
  state.messages = phone ? state.messages.filter(({ to }) => parseAddress(to) !== phone) : [];
  state.scheduleSave();
  return before - state.messages.length;
}

function toInboxMessage({ sid, to, body, template, variables, status, createdAt }: Message): Record<string, unknown> {
  return { sid, to: parseAddress(to), body, template, variables, status, created_at: createdAt };
}
