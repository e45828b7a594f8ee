import { creditReferrer } from './classes';
import { toDay, HOUR_MS, MINUTE_MS, type Model, type ModelCode, type ModelMember, recordAction } from './world';

export function recordSignUp(model: Model, one: Pick<ModelMember, 'id' | 'phone' | 'code' | 'referrer'>): void {
  const member: ModelMember = {
    ...one,
    joinedOn: toDay(model.now),
    karma: 0,
    attended: [],
    marks: 0,
    counted: [],
    pauses: [],
    stopped: false,
    needsRecalculation: false,
    awaitsCredit: one.referrer !== null,
  };
  model.members.push(member);
  if (model.creditsAtSignUp) creditReferrer(model, member);
}

/**
 * Templates of messages that members get even after STOP: those that they have requested, and
 * account warnings.
 */
const COMES_AFTER_STOP = [
  'otp',
  'password_changed',
  'phone_changed',
  'phone_restored',
  'notices_stopped',
  'notices_resumed',
];

export const endsWithStop = (template: string): boolean => !COMES_AFTER_STOP.includes(template);

/**
 * Returns the expected result of requesting a code. Allowed are one code per minute, three per hour
 * and six per day.
 */
export function predictForgotPasswordAnswer(model: Model, phone: string): string {
  const countCodesWithin = (ms: number) =>
    model.codes.filter((one) => one.phone === phone && model.now - one.at < ms).length;
  const tooMany =
    countCodesWithin(MINUTE_MS) >= 1 || countCodesWithin(HOUR_MS) >= 3 || countCodesWithin(24 * HOUR_MS) >= 6;
  if (!tooMany) return 'done';
  return 'rate_limited An OTP was sent a moment ago. Please wait before asking for another one.';
}

/** Returns those of the last two codes for a phone number that are still valid. */
function listValidCodes(model: Model, phone: string): ModelCode[] {
  return model.codes
    .filter((one) => one.phone === phone)
    .slice(-2)
    .filter((one) => !one.isUsed && model.now < one.at + 10 * MINUTE_MS && one.guesses < 5);
}

/**
 * Returns the expected result of a password reset and counts the attempt. `code` is the typed code
 * if it is one that the application has sent.
 */
export function predictResetAnswer(model: Model, phone: string, code: ModelCode | undefined): string {
  const failed = 'invalid Failed to reset password. Please check your OTP and try again.';
  const living = listValidCodes(model, phone);
  for (const one of living) one.guesses += 1;
  if (living.length === 0) return failed;
  const key = `${phone} ${toDay(model.now)}`;
  const guesses = model.guesses.get(key) ?? 0;
  if (guesses >= 15) return 'rate_limited Too many attempts. Please try again tomorrow.';
  model.guesses.set(key, guesses + 1);
  const owner = model.members.find((one) => one.phone === phone);
  if (!code || !living.includes(code) || !owner || code.member !== owner) return failed;
  for (const one of model.codes) if (one.phone === phone) one.isUsed = true;
  recordAction(model, 'member.password_changed');
  model.expectedMessages.push({ to: owner, template: 'password_changed' });
  return 'done';
}

/** Deletes all data of a member from the model, except the donations, which lose the member. */
export function recordDeletion(
  model: Model,
  member: ModelMember,
): { donations_deleted: number; donations_anonymised: number } {
  const mine = model.donations.filter((one) => one.member === member);
  for (const one of mine) one.member = null;
  for (const { marks } of model.classes) marks.delete(member.id);
  for (const one of model.members) if (one.referrer === member) one.referrer = null;
  model.members = model.members.filter((one) => one !== member);
  model.expectedMessages = model.expectedMessages.filter(({ to }) => to !== member);
  // A code that was requested before the phone number belonged to a member does not belong to this
  // member. The nightly job deletes it.
  const asked = model.codes.filter((one) => one.phone === member.phone);
  for (const one of asked) if (one.member === null) model.expectedMessages.push({ to: null, template: 'otp' });
  model.codes = model.codes.filter((one) => !asked.includes(one));
  recordAction(model, 'member.deleted');
  return { donations_deleted: mine.length, donations_anonymised: mine.length };
}
