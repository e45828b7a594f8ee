import type { Context } from '~/domain/context';
import type { DonationStatus, PaymentMethod } from '~/db/generated/enums';
import { addDays, toInstant } from '~/lib/calendar';
import { drawPaymentScreenshot } from './payment-screenshot';
import { people } from './people';
import { createSeededRandom } from './random';
import { putFile, type StoredFileRow } from './stored-file';

/** A donation before it is inserted. `donor` is undefined if the donor has deleted the account. */
export interface PlannedDonation {
  donor?: string;
  rupees: number;
  method: PaymentMethod;
  status: DonationStatus;
  daysAgo: number;
  reason?: string;
}

/** A planned donation with its times and, for a QR payment, the stored screenshot. */
export interface PreparedDonation extends PlannedDonation {
  created_at: Date;
  decided_at: Date | null;
  refunded_at: Date | null;
  screenshot: StoredFileRow | null;
}

const USUAL_RUPEES = [101, 101, 101, 501, 501, 501, 1100, 1100, 2100, 251, 1008, 5100];

const REASONS = [
  'The screenshot shows a payment to another UPI id.',
  'The amount on the screenshot differs from the amount entered.',
  'The picture is too blurred to read the reference number.',
];

const DONORS = 30;
const OLDEST_DAYS = 175;

const ASHAS: PlannedDonation[] = [
  { donor: 'Asha Sharma', rupees: 101, method: 'qr', status: 'approved', daysAgo: 121 },
  { donor: 'Asha Sharma', rupees: 501, method: 'razorpay', status: 'approved', daysAgo: 64 },
  { donor: 'Asha Sharma', rupees: 1100, method: 'razorpay', status: 'refunded', daysAgo: 31 },
  { donor: 'Asha Sharma', rupees: 501, method: 'qr', status: 'rejected', daysAgo: 12, reason: REASONS[0] },
  { donor: 'Asha Sharma', rupees: 251, method: 'qr', status: 'pending', daysAgo: 1 },
];

/**
 * Plans the donations: one by Asha in each state, about forty by different members within six
 * months, and one by a deleted member.
 */
export function planDonations(): PlannedDonation[] {
  const random = createSeededRandom('donations');
  const candidates = people.filter(
    ({ name, joinedDaysAgo, classes }) => name !== 'Asha Sharma' && joinedDaysAgo > 20 && classes > 7,
  );
  const donors = random.sample(candidates, DONORS).flatMap((donor) => (random.chance(0.5) ? [donor, donor] : [donor]));
  const others = donors.map(({ name, joinedDaysAgo }, index): PlannedDonation => {
    const gift = {
      donor: name,
      rupees: random.pick(USUAL_RUPEES),
      daysAgo: random.int(3, Math.min(joinedDaysAgo - 1, OLDEST_DAYS)),
    };
    if (index % 8 === 3) return { ...gift, method: 'qr', status: 'pending', daysAgo: random.int(1, 3) };
    if (index % 11 === 5) return { ...gift, method: 'qr', status: 'rejected', reason: random.pick(REASONS) };
    if (index % 19 === 9) return { ...gift, method: 'razorpay', status: 'refunded' };
    return { ...gift, method: index % 2 === 0 ? 'razorpay' : 'qr', status: 'approved' };
  });
  const leaver: PlannedDonation = { rupees: 501, method: 'razorpay', status: 'approved', daysAgo: 88 };
  return [...ASHAS, ...others, leaver].sort((a, b) => b.daysAgo - a.daysAgo);
}

/** Assigns dates to the planned donations and stores their screenshots. */
export function prepareDonations(ctx: Context): Promise<PreparedDonation[]> {
  return Promise.all(planDonations().map((planned, index) => prepare(ctx, planned, index)));
}

async function prepare(ctx: Context, planned: PlannedDonation, index: number): Promise<PreparedDonation> {
  const random = createSeededRandom(`donation ${index}`);
  const date = addDays(ctx.clock.today(), -planned.daysAgo);
  const createdAt = toInstant(
    date,
    `${random.int(10, 20)}:${random.int(10, 59)}:${random.int(10, 59)}`,
    ctx.clock.timeZone,
  );
  const addHours = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const decidedHours = planned.method === 'qr' ? random.int(2, 20) : 0.01;
  return {
    ...planned,
    created_at: createdAt,
    decided_at: planned.status === 'pending' ? null : addHours(decidedHours),
    refunded_at: planned.status === 'refunded' ? addHours(30) : null,
    screenshot:
      planned.method === 'qr'
        ? await putScreenshot(ctx, planned.rupees, date, createdAt, random.int(1e11, 9e11))
        : null,
  };
}

async function putScreenshot(ctx: Context, rupees: number, date: string, createdAt: Date, reference: number) {
  const bytes = await drawPaymentScreenshot({
    rupees,
    date: date.split('-').reverse().join('-'),
    reference: String(reference),
  });
  return putFile(ctx, {
    kind: 'donation_screenshot',
    content_type: 'image/png',
    bytes,
    name: 'payment.png',
    created_at: createdAt,
  });
}
