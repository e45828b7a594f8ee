import { type Request, Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import { createEndpoints, hasBasicAuth, type Reply, type Vendor } from '../endpoint';
import { toE164 } from '../phone';
import { deliverMessage } from './callbacks';
import { createTwilioErrorReply, createRefusal } from './errors';
import { type Message, toMessageResource, parseAddress, TWILIO_API_VERSION } from './message';
import { parseMessage } from './send-message';

const filterSchema = z.object({
  To: z.string().optional(),
  From: z.string().optional(),
  DateSent: z.coerce.date().optional(),
  'DateSent<': z.coerce.date().optional(),
  'DateSent>': z.coerce.date().optional(),
  PageSize: z.coerce.number().int().min(1).max(1000).default(50),
  Page: z.coerce.number().int().min(0).default(0),
});

type Filter = z.infer<typeof filterSchema>;

/** Simulates Twilio's Messages API: send, fetch and list messages, newest first. */
export function createTwilioRoutes(context: SandboxContext): Router {
  const { accountSid } = context.settings.twilio;
  const endpoint = createEndpoints(createTwilioVendor(context), context.faults);
  const messages = `/${TWILIO_API_VERSION}/Accounts/:account/Messages`;
  const router = Router();

  router.post(
    `${messages}.json`,
    endpoint((request, fault) => {
      checkAccount(request, accountSid);
      const message = parseMessage(request.body);
      const accepted = toMessageResource(message, accountSid);
      context.state.addMessage(message);
      deliverMessage(context, message, fault);
      return { status: 201, body: accepted };
    }),
  );
  router.get(
    `${messages}.json`,
    endpoint((request) => {
      checkAccount(request, accountSid);
      return listMessages(context, request);
    }),
  );
  router.get(
    `${messages}/:sid.json`,
    endpoint((request) => {
      checkAccount(request, accountSid);
      const message = context.state.messages.find(({ sid }) => sid === request.params.sid);
      if (!message) throw createRefusal(20404);
      return { status: 200, body: toMessageResource(message, accountSid) };
    }),
  );
  router.all(
    `/${TWILIO_API_VERSION}/*`,
    endpoint(() => {
      throw createRefusal(20404);
    }),
  );
  return router;
}

function createTwilioVendor({ settings: { twilio } }: SandboxContext): Vendor {
  return {
    provider: 'twilio',
    authenticates: (request) => hasBasicAuth(request, twilio.accountSid, twilio.authToken),
    unauthenticated: createTwilioErrorReply({ code: 20003 }),
    refuse: ({ status, code }) =>
      createTwilioErrorReply({ status, code: code === undefined ? undefined : Number(code) }),
  };
}

function checkAccount(request: Request, accountSid: string): void {
  if (request.params.account !== accountSid) throw createRefusal(20404);
}

function listMessages({ state, settings: { twilio } }: SandboxContext, request: Request): Reply {
  const parsed = filterSchema.safeParse(request.query);
  if (!parsed.success) throw createRefusal(20001);
  const { Page: page, PageSize: size } = parsed.data;
  const start = page * size;
  const matching = state.messages.filter((message) => matchesFilter(message, parsed.data)).reverse();
  const messages = matching.slice(start, start + size).map((message) => toMessageResource(message, twilio.accountSid));
  const buildPageUri = (number: number) => {
    const query = new URLSearchParams(request.originalUrl.split('?')[1]);
    query.set('Page', String(number));
    return `${request.path}?${query}`;
  };
  return {
    status: 200,
    body: {
      messages,
      page,
      page_size: size,
      start,
      end: Math.max(start, start + messages.length - 1),
      uri: request.originalUrl,
      first_page_uri: buildPageUri(0),
      next_page_uri: matching.length > start + size ? buildPageUri(page + 1) : null,
      previous_page_uri: page > 0 ? buildPageUri(page - 1) : null,
    },
  };
}

function matchesFilter(message: Message, filter: Filter): boolean {
  const sent = message.sentAt ?? message.createdAt;
  const day = filter.DateSent?.toISOString().slice(0, 10);
  return (
    (!filter.To || toE164(filter.To) === parseAddress(message.to)) &&
    (!filter.From || toE164(filter.From) === parseAddress(message.from)) &&
    (!day || sent.startsWith(day)) &&
    (!filter['DateSent<'] || sent <= filter['DateSent<'].toISOString()) &&
    (!filter['DateSent>'] || sent >= filter['DateSent>'].toISOString())
  );
}
