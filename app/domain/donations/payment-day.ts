import { t } from '~/i18n/messages/message';
import { addDays, type LocalDate, toDatabaseDate, toLocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import type { ProviderPayment } from './payments';
import { MAX_DAYS_BEFORE_UPLOAD } from './policy';

/**
 * Returns the day on which the donor paid, as a database date. The provider may report a payment
 * later, for example after 31 March, when another financial year has begun.
 */
export function getPaymentDay({ clock }: Pick<Context, 'clock'>, payment: ProviderPayment): Date {
  const [paidOn, today] = [toLocalDate(payment.created_at, clock.timeZone), clock.today()];
  return toDatabaseDate(paidOn < today ? paidOn : today);
}

const IN_THE_FUTURE = t('This day is still to come.');
const TOO_LONG_AGO = t('Please choose a day of the last {count} days.', { count: MAX_DAYS_BEFORE_UPLOAD });

/**
 * Returns the day of a QR donation as a database date: the day that the donor named, or else today.
 * Throws `invalid` at the field `paid_on` for a day in the future or too long ago.
 */
export function getNamedPaymentDay({ clock }: Pick<Context, 'clock'>, paidOn: LocalDate | undefined): Date {
  const today = clock.today();
  const day = paidOn ?? today;
  if (day > today) throw createInvalidFieldError('paid_on', IN_THE_FUTURE);
  if (day < addDays(today, -MAX_DAYS_BEFORE_UPLOAD)) throw createInvalidFieldError('paid_on', TOO_LONG_AGO);
  return toDatabaseDate(day);
}
