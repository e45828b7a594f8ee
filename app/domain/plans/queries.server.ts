import { type Context, readCached } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import {
  isValidPlanFileSignature,
  buildPlanFilePath,
  buildSignedPlanFilePath,
  type PlanFileKind,
} from './file-signature';
import { getPlanAccess, isPlanVisible, type PlanReader, type DietPlanAccessFields } from './policy';
import type { Translations } from '../translations';
import type { MemberDietPlan } from './responses';
import { untranslated, toEnglishText, t } from '~/i18n/messages/message';

interface PlanRow extends DietPlanAccessFields {
  id: number;
  title: string;
  description: string;
  media_key: string | null;
  thumbnail_key: string | null;
  created_at: Date;
  translations: Translations;
}

/** Lists the plans that the caller may see, newest first. Source: docs/rules.md#diet-plans. */
export async function listDietPlans(ctx: Context, userId?: string): Promise<MemberDietPlan[]> {
  if (ctx.actor.kind === 'member' && userId !== undefined) {
    if (!/^\d{1,9}$/.test(userId)) throw createInvalidFieldError('user_id', untranslated('user_id must be a number'));
    if (Number(userId) !== ctx.actor.memberId)
      throw new DomainError('forbidden', t('You can only see your own plans.'));
  }
  const [{ reader, ownPlans }, shared] = await Promise.all([
    readReader(ctx),
    readCached(ctx, 'diet plans', () => readSharedPlans(ctx)),
  ]);
  const rows = [...shared, ...ownPlans].sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id);
  return rows.map((row) => toPlan(ctx, row, reader));
}

/** Returns the karma that opens the next shared diet plan, or null if the member has opened all. */
export async function findNextPlanKarma(ctx: Context, karma: number): Promise<number | null> {
  const shared = await readCached(ctx, 'diet plans', () => readSharedPlans(ctx));
  const locked = shared.flatMap((plan) =>
    (plan.karma_points_required ?? 0) > karma ? [plan.karma_points_required ?? 0] : [],
  );
  return locked.length > 0 ? Math.min(...locked) : null;
}

function readSharedPlans({ sql }: Context): Promise<PlanRow[]> {
  return sql<PlanRow[]>`
    SELECT id, title, description, type::text AS type, karma_points_required, member_id, is_private, media_key, thumbnail_key, created_at, translations
    FROM diet_plans WHERE type <> 'personalized' AND NOT is_private`;
}

async function readReader({ actor, sql }: Context): Promise<{ reader: PlanReader; ownPlans: PlanRow[] }> {
  if (actor.kind === 'admin' && actor.permissions.includes('manage_resources'))
    return { reader: { kind: 'staff' }, ownPlans: [] };
  if (actor.kind !== 'member') return { reader: { kind: 'visitor' }, ownPlans: [] };
  const { memberId } = actor;
  const rows = await sql<(PlanRow & { karma_points: number })[]>`
    SELECT karma_points, plans.id, plans.title, description, type::text AS type, karma_points_required, member_id, is_private, media_key,
      thumbnail_key, plans.created_at, translations
    FROM members LEFT JOIN diet_plans AS plans ON member_id = members.id AND (type = 'personalized' OR is_private)
    WHERE members.id = ${memberId}`;
  return {
    reader: { kind: 'member', memberId, karma_points: rows[0]?.karma_points ?? 0 },
    // For a member without plans, the query returns a single row that contains only the karma.
    ownPlans: rows.filter((row: { id: number | null }) => row.id !== null),
  };
}

function toPlan(ctx: Context, row: PlanRow, reader: PlanReader): MemberDietPlan {
  const access = getPlanAccess(row, reader);
  const isShared = isPlanVisible(row, { kind: 'visitor' });
  const buildAddress = (kind: PlanFileKind, isOpen: boolean) =>
    isOpen ? buildPlanFilePath(row.id, kind) : buildSignedPlanFilePath(ctx, row.id, kind);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail_url: row.thumbnail_key && buildAddress('cover', isShared),
    type: row.type,
    karma_points_required: row.karma_points_required ?? 0,
    access_status: access.access_status,
    access_message: toEnglishText(access.access_message),
    karmaMissing: access.karmaMissing,
    media_url:
      row.media_key && access.access_status === 'unlocked'
        ? buildAddress('pdf', isShared && row.type === 'free')
        : null,
    isPrivate: row.is_private,
    translations: row.translations,
  };
}

export interface PlanFile {
  bytes: Uint8Array;
  contentType: string;
  name: string;
}

/**
 * Returns the PDF or the cover image of a plan. Throws `not_found` if the reader may not see the
 * plan, and `forbidden` if the PDF is locked.
 */
export async function getPlanFile(
  ctx: Context,
  { planId, kind, query }: { planId: number; kind: PlanFileKind; query: URLSearchParams },
): Promise<PlanFile> {
  const plan = await ctx.db.dietPlan.findUnique({
    where: { id: planId },
    include: { media: true, thumbnail: true },
  });
  const file = kind === 'pdf' ? plan?.media : plan?.thumbnail;
  if (!plan || !file) throw new DomainError('not_found', t('File not found.'));
  if (!isValidPlanFileSignature(ctx, planId, kind, query)) {
    const { reader } = await readReader(ctx);
    if (!isPlanVisible(plan, reader)) throw new DomainError('not_found', t('File not found.'));
    const { access_status, access_message } = getPlanAccess(plan, reader);
    if (kind === 'pdf' && access_status === 'locked') throw new DomainError('forbidden', access_message);
  }
  return { bytes: await ctx.files.get(file.key), contentType: file.content_type, name: file.name };
}
