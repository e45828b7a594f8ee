import type { ActionFunctionArgs } from '@remix-run/node';
import type { Context } from '~/domain/context';
import { readText } from './api/api-route.server';
import { visitorContext } from './context.server';
import { failureOf } from './error-response.server';

const MAX_BYTES = 256 * 1024;

/** A call from Razorpay: its raw body with the signature that covers it and the id of the event. Answers JSON. */
export async function razorpayWebhook(
  args: ActionFunctionArgs,
  handle: (ctx: Context, event: { rawBody: string; signature: string; eventId: string | null }) => Promise<void>,
): Promise<Response> {
  const ctx: Context = { ...visitorContext(args), actor: { kind: 'system' } };
  const { headers } = args.request;
  try {
    await handle(ctx, {
      rawBody: await readText(args.request, MAX_BYTES),
      signature: headers.get('X-Razorpay-Signature') ?? '',
      eventId: headers.get('X-Razorpay-Event-Id'),
    });
    return Response.json({ success: true });
  } catch (error) {
    const failure = failureOf(error, ctx);
    return Response.json({ success: false, message: failure.message }, failure);
  }
}
