import type { ActionFunctionArgs } from '@remix-run/node';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { readText } from './api/api-route.server';
import { visitorContext } from './context.server';
import { failureOf } from './error-response.server';

const MAX_BYTES = 32 * 1024;

/**
 * A call from Twilio: its signature covers the public address it was sent to and the form fields. A bad one is refused with 400 and nothing
 * is done; an answer without content is all that Twilio wants.
 */
export async function twilioWebhook(
  args: ActionFunctionArgs,
  handle: (ctx: Context, fields: Record<string, string>, query: URLSearchParams) => Promise<void>,
): Promise<Response> {
  const ctx: Context = { ...visitorContext(args), actor: { kind: 'system' } };
  try {
    const { pathname, search, searchParams } = new URL(args.request.url);
    const fields = Object.fromEntries(new URLSearchParams(await readText(args.request, MAX_BYTES)));
    const signature = args.request.headers.get('X-Twilio-Signature') ?? '';
    if (!ctx.messaging.isAuthentic(signature, ctx.publicUrl + pathname + search, fields)) {
      throw new DomainError('invalid', 'The signature does not match.');
    }
    await handle(ctx, fields, searchParams);
    return new Response(null, { status: 204 });
  } catch (error) {
    const { status, message, headers } = failureOf(error, ctx);
    return Response.json({ success: false, message }, { status, headers });
  }
}
