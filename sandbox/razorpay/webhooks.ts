import type { SandboxContext } from '../context';
import type { Delivery } from '../deliveries';
import { createRazorpayId } from '../ids';
import { type Dispute, getNowSeconds, type Order, type Payment, type Refund, type StoredCode } from './entities';
import { signWebhook } from './signature';

const DELAY_MS = 5;

type EventName =
  | `payment.${'authorized' | 'captured' | 'failed'}`
  | `payment.dispute.${'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed'}`
  | 'order.paid'
  | `qr_code.${'credited' | 'closed'}`
  | `refund.${'created' | 'processed' | 'failed'}`;

/** A Razorpay webhook event with a snapshot of the payment, order or refund at that time. */
export interface RazorpayEvent {
  id: string;
  body: string;
  name: EventName;
}

/** Creates an event with a snapshot of the payment, order or refund at this time. */
export function recordEvent(
  name: EventName,
  entities: {
    payment?: Payment;
    order?: Order | undefined;
    refund?: Refund;
    dispute?: Dispute;
    qr_code?: StoredCode['entity'];
  },
): RazorpayEvent {
  const present = Object.entries<object | undefined>(entities).filter(([, entity]) => entity !== undefined);
  const event = {
    entity: 'event',
    account_id: 'acc_SanghaSandbox0',
    event: name,
    contains: present.map(([kind]) => kind),
    payload: Object.fromEntries(present.map(([kind, entity]) => [kind, { entity }])),
    created_at: getNowSeconds(),
  };
  return { id: createRazorpayId('evt'), name, body: JSON.stringify(event) };
}

/**
 * Sends signed events to the app in order. Each event is retried until the app accepts it or its
 * attempts are used up.
 */
export function sendEvents(context: SandboxContext, events: RazorpayEvent[]): void {
  const repeats = context.faults.takeCallbackRepeat('razorpay');
  const deliveries = events.map((event) => createWebhook(context, event));
  context.deliveries.start(async () => {
    await context.deliveries.pause(DELAY_MS);
    for (const delivery of repeats ? [...deliveries, ...deliveries] : deliveries) {
      await context.deliveries.post(delivery);
    }
  });
}

function createWebhook({ settings }: SandboxContext, { id, name, body }: RazorpayEvent): Delivery {
  return {
    name: `Razorpay's webhook ${name}`,
    url: `${settings.publicUrl}/api/webhooks/razorpay`,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signWebhook(body, settings.razorpay.webhookSecret),
    },
    body,
    retryOn: 'refusal',
  };
}
