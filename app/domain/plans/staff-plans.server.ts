import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { readTranslations } from '../translations';
import { buildSignedPlanFilePath } from './file-signature';
import { PLAN_NOT_FOUND_MESSAGE } from './plan-record.server';
import type { listStaffPlansSchema } from './schemas';
import type { StaffDietPlan, StaffDietPlans } from './responses';

const PER_PAGE = 100;

const columns = { include: { member: { select: { name: true } } } } as const;

type Row = Prisma.DietPlanGetPayload<typeof columns>;

/** Lists plans of one type or of all types, newest first. */
export async function listStaffDietPlans(
  ctx: Context,
  { type, page }: z.output<typeof listStaffPlansSchema>,
): Promise<StaffDietPlans> {
  requireAdmin(ctx, ...listStaffDietPlans.permissions);
  const where = type ? { type } : {};
  const [rows, total] = await Promise.all([
    ctx.db.dietPlan.findMany({
      where,
      ...columns,
      orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
    }),
    ctx.db.dietPlan.count({ where }),
  ]);
  const pages = Math.ceil(total / PER_PAGE);
  return {
    diet_plans: rows.map((row) => toStaffPlan(ctx, row)),
    pagination: { current_page: page, per_page: PER_PAGE, total_plans: total, total_pages: pages },
  };
}

listStaffDietPlans.permissions = ['manage_resources'] as const;

export async function getStaffDietPlan(ctx: Context, id: number): Promise<StaffDietPlan> {
  requireAdmin(ctx, 'manage_resources');
  const row = await ctx.db.dietPlan.findUnique({ where: { id }, ...columns });
  if (!row) throw new DomainError('not_found', PLAN_NOT_FOUND_MESSAGE);
  return toStaffPlan(ctx, row);
}

function toStaffPlan(ctx: Context, row: Row): StaffDietPlan {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    karma_points_required: row.karma_points_required ?? 0,
    user_id: row.member_id,
    user_name: row.member?.name ?? null,
    isPrivate: row.is_private,
    media_url: row.media_key && buildSignedPlanFilePath(ctx, row.id, 'pdf'),
    thumbnail_url: row.thumbnail_key && buildSignedPlanFilePath(ctx, row.id, 'cover'),
    created_at: row.created_at.toISOString(),
    version: row.version,
    translations: readTranslations(row.translations),
  };
}
