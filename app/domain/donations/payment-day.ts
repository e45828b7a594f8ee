import { toDatabaseDate, toLocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';

/**
 * Returns the day on which the donor paid, as a database date. The provider may report a payment
 * later, for example after 31 March, when another financial year has begun.
 */
export function getPaymentDay({ clock }: Pick<Context, 'clock'>, payment: ProviderPayment): Date {
  const [paidOn, today] = [toLocalDate(payment.created_at, clock.timeZone), clock.today()];
  return toDatabaseDate(paidOn < today ? paidOn : today);
}
