import type { Transaction } from '~/db/client.server';
import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { MAX_SESSIONS_PER_ACCOUNT, SESSION_IDLE_SECONDS } from './policy';
import { hashSessionToken, createSessionToken } from './session-token';

type Owner = { kind: 'member'; memberId: number; isNewDevice?: boolean } | { kind: 'admin'; adminId: number };

/**
 * Creates a session and returns its token. If the owner then has too many sessions, the oldest one
 * is ended. Throws `forbidden` for a suspended member.
 */
export async function startSession(ctx: Context, tx: Transaction, owner: Owner): Promise<string> {
  const token = createSessionToken();
  const now = ctx.clock.now();
  const [memberId, adminId] = owner.kind === 'member' ? [owner.memberId, null] : [null, owner.adminId];
  if (memberId !== null) await refuseSuspended(tx, memberId);
  await tx.session.create({
    data: {
      kind: owner.kind,
      member_id: memberId,
      admin_id: adminId,
      token_hash: hashSessionToken(token),
      created_at: now,
      last_seen_at: now,
      proven_at: now,
      expires_at: new Date(now.getTime() + SESSION_IDLE_SECONDS[owner.kind] * 1000),
      address: ctx.origin.address,
      is_new_device: owner.kind === 'member' && owner.isNewDevice === true,
      user_agent: ctx.origin.userAgent?.slice(0, 300) ?? null,
    },
  });
  await tx.$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE member_id = ${memberId}::int OR admin_id = ${adminId}::int
      ORDER BY created_at DESC, id DESC OFFSET ${MAX_SESSIONS_PER_ACCOUNT}
    )`;
  return token;
}

async function refuseSuspended(tx: Transaction, memberId: number): Promise<void> {
  const suspended = await tx.member.count({ where: { id: memberId, suspended_at: { not: null } } });
  if (suspended > 0) throw new DomainError('forbidden', t('Your account is suspended. Please contact us.'));
}
