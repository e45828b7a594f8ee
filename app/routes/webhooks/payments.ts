import type { ActionFunctionArgs } from '@remix-run/node';
import { receivePaymentEvent } from '~/domain/donations/receive-payment-event.server';
import { createFreshContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import { discardBody, readTextBody } from '~/http/input.server';

const MAX_BYTES = 256 * 1024;

export function loader() {
  return new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** Receives payment webhooks. The command gets the raw body, the signature and the event id. */
export async function action(args: ActionFunctionArgs) {
  const ctx = await createFreshContext(args);
  const { headers } = args.request;
  const { signature, eventId } = ctx.payments.headers;
  try {
    await receivePaymentEvent(
      { ...ctx, actor: { kind: 'system' } },
      {
        rawBody: await readTextBody(args.request, MAX_BYTES),
        signature: headers.get(signature) ?? '',
        event_id: headers.get(eventId),
      },
    );
    return Response.json({ success: true });
  } catch (error) {
    const failure = toErrorDetails(error, ctx);
    return Response.json({ success: false, message: failure.message }, failure);
  } finally {
    discardBody(args.request);
  }
}
