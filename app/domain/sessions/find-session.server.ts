import { loadCoalesced } from '~/lib/load-coalesced';
import { retryOnConflict } from '~/db/sql-state';
import type { Actor, Context } from '../context';
import { getConsentVersion } from './consent-version';
import {
  REAUTH_VALID_SECONDS,
  SESSION_IDLE_SECONDS,
  SESSION_MAX_AGE_SECONDS,
  SESSION_TOUCH_INTERVAL_SECONDS,
} from './policy';
import { hashSessionToken } from './session-token';

interface SessionRow {
  nr: number;
  id: number;
  member_id: number | null;
  admin_id: number | null;
  permissions: Extract<Actor, { kind: 'admin' }>['permissions'];
  proven: boolean;
  has_second_factor: boolean;
  outdated_consent: string | null;
  has_new_title: boolean;
  needs_setup: boolean;
}

type Kind = 'member' | 'admin';

/**
 * Returns the actor of a session token, or null if the session does not exist or has expired. The
 * expiry of the session is extended, but not on every request.
 */
export async function findSession(ctx: Context, kind: Kind, token: string): Promise<Actor | null> {
  const session = await loadCoalesced(ctx.db, `${kind} sessions`, token, async (tokens) => {
    const rows = await retryOnConflict(() => readSessions(ctx, kind, tokens));
    return tokens.map((_, at) => rows.find(({ nr }) => nr === at + 1));
  });
  if (!session) return null;
  const { member_id: memberId, admin_id: adminId, id: sessionId } = session;
  if (memberId !== null)
    return {
      kind: 'member',
      memberId,
      sessionId,
      ...(session.outdated_consent !== null && { outdatedConsent: session.outdated_consent }),
      ...(session.has_new_title && { hasNewTitle: true }),
      ...(session.needs_setup && { needsSetup: true }),
    };
  if (adminId === null) return null;
  const { permissions, proven, has_second_factor: hasSecondFactor } = session;
  return { kind: 'admin', adminId, sessionId, permissions, recentlyVerified: proven, hasSecondFactor };
}

/**
 * Reads sessions and extends their expiry. Rows that another transaction has locked are skipped,
 * and a later request extends them.
 */
function readSessions(ctx: Context, kind: Kind, tokens: readonly string[]): Promise<SessionRow[]> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_SECONDS[kind] * 1000);
  const staleBefore = new Date(now.getTime() - SESSION_TOUCH_INTERVAL_SECONDS * 1000);
  const provenAfter = new Date(now.getTime() - REAUTH_VALID_SECONDS * 1000);
  return ctx.sql<SessionRow[]>`
    WITH live AS (
      SELECT nr::int, id, member_id, admin_id, last_seen_at, proven_at
      FROM unnest(${tokens.map(hashSessionToken)}::bytea[]) WITH ORDINALITY AS asked (hash, nr) JOIN sessions ON token_hash = hash
      WHERE kind = ${kind}::"SessionKind" AND expires_at > ${now}
    ), stale AS MATERIALIZED (
      SELECT id FROM sessions WHERE id = ANY (ARRAY(SELECT id FROM live WHERE last_seen_at < ${staleBefore}))
      FOR NO KEY UPDATE SKIP LOCKED
    ), touched AS (
      UPDATE sessions SET last_seen_at = ${now},
        expires_at = LEAST(${expiresAt}, created_at + make_interval(secs => ${SESSION_MAX_AGE_SECONDS[kind]}))
      FROM stale WHERE sessions.id = stale.id
    )
    SELECT nr, live.id, live.member_id, live.admin_id,
      ARRAY(SELECT permission::text FROM admin_permissions WHERE admin_id = live.admin_id) AS permissions,
      coalesce(live.proven_at > ${provenAfter}, false) AS proven,
      EXISTS (SELECT FROM admin_totps WHERE admin_id = live.admin_id AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM admin_passkeys WHERE admin_id = live.admin_id) AS has_second_factor,
      CASE WHEN members.consent_version < ${getConsentVersion(ctx)} THEN members.consent_version END AS outdated_consent,
      coalesce(members.celebrated_title <> members.title, false) AS has_new_title,
      coalesce(members.needs_setup, false) AS needs_setup
    FROM live LEFT JOIN admins ON admins.id = live.admin_id LEFT JOIN members ON members.id = live.member_id
    WHERE admins.disabled_at IS NULL`;
}
