import QRCode from 'qrcode';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import { findCode } from './codes';
import { checkoutSchema, createPayment } from './customer';
import { getNowSeconds, type Payment, type StoredCode } from './entities';
import { capturePayment } from './payments';
import { type RazorpayEvent, recordEvent, sendEvents } from './webhooks';

/**
 * Simulated events of a QR code: it is paid once or twice, paid after it was closed (`late`),
 * closed without a payment, or paid without any webhook (`never`).
 */
export const codePlaySchema = z.object({ play: z.enum(['paid', 'paid_twice', 'late', 'closed', 'never']) });

type Play = z.infer<typeof codePlaySchema>['play'];

/**
 * Simulates the actions of a customer or of Razorpay on a QR code. Returns the ids of the payments.
 */
export function playCode(
  context: SandboxContext,
  id: string | undefined,
  { play }: { play: Play },
): { payments: string[]; closedAt: number | null } {
  const code = findCode(context, id);
  const events: RazorpayEvent[] = [];
  if (play === 'late' || play === 'closed') events.push(closeCode(code, 'on_demand'));
  const count = { paid: 1, paid_twice: 2, late: 1, closed: 0, never: 1 }[play];
  const payments = Array.from({ length: count }, () => payCode(context, code, events));
  if (play === 'paid' || play === 'paid_twice' || play === 'never') events.push(closeCode(code, 'paid'));
  context.state.scheduleSave();
  if (play !== 'never') sendEvents(context, events);
  return { payments: payments.map((payment) => payment.id), closedAt: code.entity.closed_at };
}

/** Draws a QR code as PNG. */
export function renderCode({ entity: { id, payment_amount } }: StoredCode): Promise<Buffer> {
  const rupees = (payment_amount / 100).toFixed(2);
  return QRCode.toBuffer(`upi://pay?pa=sandbox@razorpay&pn=Sandbox&tr=${id}&am=${rupees}&cu=INR`, { width: 480 });
}

function payCode(context: SandboxContext, { entity, payments }: StoredCode, events: RazorpayEvent[]): Payment {
  const payment = createPayment(checkoutSchema.parse({ amount: entity.payment_amount, outcome: 'success' }), undefined);
  Object.assign(payment, { description: 'QRv2 Payment', notes: [] } satisfies Partial<Payment>);
  // A payment after the code was closed gets a later timestamp.
  if (entity.closed_at !== null) payment.created_at = Math.max(payment.created_at, entity.closed_at + 1);
  context.state.payments.set(payment.id, payment);
  payments.push(payment.id);
  events.push(...capturePayment(context, payment));
  entity.payments_amount_received += payment.amount;
  entity.payments_count_received += 1;
  events.push(recordEvent('qr_code.credited', { payment, qr_code: entity }));
  return payment;
}

function closeCode({ entity }: StoredCode, reason: 'on_demand' | 'paid'): RazorpayEvent {
  Object.assign(entity, { status: 'closed', close_reason: reason, closed_at: getNowSeconds() });
  return recordEvent('qr_code.closed', { qr_code: entity });
}
