import { isEqualInConstantTime } from '~/lib/constant-time-equal';
import type { Context } from '../context';

/** 32 letters and digits without look-alikes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const DIGITS = '23456789';

const LENGTH = 6;

/** A code is valid in the period in which it was shown and in the next one. */
const PERIOD_MS = 30 * 60_000;

/** The code is near the start of the message. */
const MAX_CHARACTERS = 500;

const WORDS = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])[${ALPHABET}]{${LENGTH}}(?![\p{L}\p{M}\p{N}])`, 'gu');

interface Shown {
  sessionId: number;
  /** The member's unverified phone, in E.164 format. */
  phone: string;
}

/**
 * Returns the code with which a WhatsApp message from the phone verifies it. The code is derived
 * from the session, the phone and the time, so that it need not be stored.
 */
export function createReplyCode(ctx: Pick<Context, 'longTermHash' | 'clock'>, shown: Shown): string {
  return deriveReplyCode(ctx, shown, getPeriod(ctx));
}

/** Returns the session that was shown a code in the text, or undefined. */
export function findSessionOfReply(
  ctx: Pick<Context, 'longTermHash' | 'clock'>,
  { text, phone, sessionIds }: { text: string; phone: string; sessionIds: readonly number[] },
): number | undefined {
  const typed = listPossibleCodes(text);
  const periods = [getPeriod(ctx), getPeriod(ctx) - 1];
  return sessionIds.find((sessionId) =>
    periods.some((period) => {
      const code = Buffer.from(deriveReplyCode(ctx, { sessionId, phone }, period));
      return typed.some((one) => isEqualInConstantTime(Buffer.from(one), code));
    }),
  );
}

function listPossibleCodes(text: string): string[] {
  return text.slice(0, MAX_CHARACTERS).normalize('NFKC').toUpperCase().match(WORDS) ?? [];
}

function getPeriod({ clock }: Pick<Context, 'clock'>): number {
  return Math.floor(clock.now().getTime() / PERIOD_MS);
}

function deriveReplyCode({ longTermHash }: Pick<Context, 'longTermHash'>, { sessionId, phone }: Shown, period: number) {
  const bytes = longTermHash('reply-code', `${sessionId}:${phone}:${period}`);
  const code = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  // A code is never a word, so that STOP is recognised before and after it.
  return /\d/.test(code) ? code : code.slice(0, -1) + DIGITS.charAt((bytes[LENGTH] ?? 0) % DIGITS.length);
}
