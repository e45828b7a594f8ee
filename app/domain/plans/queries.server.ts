import type { Prisma } from '~/db/generated/client';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { isSigned, planPath, signedPlanPath, type PlanFileKind } from './file-signature';
import { accessTo, isVisible, type PlanReader } from './policy';
import type { ReadablePlan } from './responses';
import { inEnglish, say } from '~/i18n/messages/say';

const columns = {
  id: true,
  title: true,
  description: true,
  type: true,
  karma_points_required: true,
  member_id: true,
  is_private: true,
  media_key: true,
  thumbnail_key: true,
} satisfies Prisma.DietPlanSelect;

type PlanRow = Prisma.DietPlanGetPayload<{ select: typeof columns }>;

/**
 * The plans that the actor may see, newest first, in two queries. Throws forbidden for another member's id. Addresses of files that not
 * everybody may read are signed and expire. Source: docs/rules.md#diet-plans.
 */
export async function listDietPlans(ctx: Context, userId?: number): Promise<ReadablePlan[]> {
  if (ctx.actor.kind === 'member' && userId !== undefined && userId !== ctx.actor.memberId)
    throw new DomainError('forbidden', say('You can only see your own plans.'));
  const [reader, rows] = await Promise.all([readerOf(ctx), readPlans(ctx)]);
  return rows.filter((row) => isVisible(row, reader)).map((row) => toPlan(ctx, row, reader));
}

function readPlans(ctx: Context): Promise<PlanRow[]> {
  const shared: Prisma.DietPlanWhereInput = { type: { in: ['free', 'karma'] }, is_private: false };
  const where = ctx.actor.kind === 'member' ? { OR: [shared, { member_id: ctx.actor.memberId }] } : shared;
  return ctx.db.dietPlan.findMany({ where, orderBy: [{ created_at: 'desc' }, { id: 'desc' }], select: columns });
}

async function readerOf({ actor, db }: Context): Promise<PlanReader> {
  if (actor.kind === 'admin' && actor.permissions.includes('manage_resources')) return { kind: 'staff' };
  if (actor.kind !== 'member') return { kind: 'visitor' };
  const member = await db.member.findUnique({ where: { id: actor.memberId }, select: { karma_points: true } });
  return { kind: 'member', memberId: actor.memberId, karma_points: member?.karma_points ?? 0 };
}

function toPlan(ctx: Context, row: PlanRow, reader: PlanReader): ReadablePlan {
  const access = accessTo(row, reader);
  const isShared = isVisible(row, { kind: 'visitor' });
  const address = (kind: PlanFileKind, isOpen: boolean) =>
    isOpen ? planPath(row.id, kind) : signedPlanPath(ctx, row.id, kind);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail_url: row.thumbnail_key && address('cover', isShared),
    type: row.type,
    karma_points_required: row.karma_points_required ?? 0,
    access_status: access.access_status,
    access_message: inEnglish(access.access_message),
    karmaMissing: access.karmaMissing,
    media_url:
      row.media_key && access.access_status === 'unlocked' ? address('pdf', isShared && row.type === 'free') : null,
    isPrivate: row.is_private,
  };
}

/** A plan's file on its way to a reader. */
export interface PlanFile {
  bytes: Uint8Array;
  contentType: string;
  /** What it is called when saved. */
  name: string;
}

/**
 * A plan's PDF or cover, for whoever may read it or holds an address that was signed for them. Throws not_found for what the actor may not
 * even see, forbidden for a locked PDF.
 */
export async function getPlanFile(
  ctx: Context,
  { planId, kind, query }: { planId: number; kind: PlanFileKind; query: URLSearchParams },
): Promise<PlanFile> {
  const plan = await ctx.db.dietPlan.findUnique({
    where: { id: planId },
    select: { ...columns, media: true, thumbnail: true },
  });
  const file = kind === 'pdf' ? plan?.media : plan?.thumbnail;
  if (!plan || !file) throw new DomainError('not_found', say('File not found.'));
  if (!isSigned(ctx, planId, kind, query)) {
    const reader = await readerOf(ctx);
    if (!isVisible(plan, reader)) throw new DomainError('not_found', say('File not found.'));
    const { access_status, access_message } = accessTo(plan, reader);
    if (kind === 'pdf' && access_status === 'locked') throw new DomainError('forbidden', access_message);
  }
  return { bytes: await ctx.files.get(file.key), contentType: file.content_type, name: file.name };
}
