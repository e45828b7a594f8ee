import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';

export const LATE_JOIN_MINUTES = 30;

const PURPOSE = 'tap-page';
const SIGNATURE_BYTES = 16;

export interface LateJoin {
  page_key: string;
  tapped_after_ms: number;
}

export function createJoinPageKey(ctx: Pick<Context, 'signer' | 'clock'>, memberId: number): string {
  const named = `${memberId.toString(36)}-${ctx.clock.now().getTime().toString(36)}`;
  return `${named}-${ctx.signer.sign(PURPOSE, named).toString('base64url', 0, SIGNATURE_BYTES)}`;
}

/**
 * Returns the time of a tap whose request was sent late. Throws `invalid` if the page key is
 * invalid or the tap is more than 30 minutes old. Source: docs/rules.md#marking.
 */
export function readLateJoinTime(ctx: Context, memberId: number, { page_key, tapped_after_ms }: LateJoin): Date {
  const renderedAt = readRenderTime(ctx, memberId, page_key);
  const now = ctx.clock.now().getTime();
  if (renderedAt === null || renderedAt > now) throw new DomainError('invalid', t('Invalid attendance request'));
  const at = Math.min(renderedAt + tapped_after_ms, now);
  if (now - at > LATE_JOIN_MINUTES * 60_000)
    throw new DomainError('invalid', t('Your tap came too late to be counted.'));
  return new Date(at);
}

function readRenderTime(ctx: Context, memberId: number, key: string): number | null {
  const match = /^(([0-9a-z]{1,6})-([0-9a-z]{8,9}))-([\w-]{22})$/.exec(key);
  if (!match) return null;
  const [, named = '', id = '', rendered = '', signature = ''] = match;
  if (parseInt(id, 36) !== memberId) return null;
  if (!ctx.signer.verify(PURPOSE, named, Buffer.from(signature, 'base64url'), SIGNATURE_BYTES)) return null;
  return parseInt(rendered, 36);
}
