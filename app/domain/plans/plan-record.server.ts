import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { DietPlan } from '~/db/generated/client';
import type { RowEditConfig } from '../audit/audited-rows.server';
import { DomainError, createInvalidFieldError } from '../errors';
import { readTranslations } from '../translations';
import type { saveDietPlanSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

export const PLAN_NOT_FOUND_MESSAGE = untranslated('Diet plan not found. It may have already been deleted.');

export async function toPlanFields(tx: Transaction, input: Omit<z.output<typeof saveDietPlanSchema>, 'version'>) {
  const { title, description, type, karma_points, user_id, isPrivate, translations } = input;
  if (user_id !== undefined) {
    const owner = await tx.member.findUnique({ where: { id: user_id }, select: { id: true } });
    if (!owner) throw createInvalidFieldError('user_id', untranslated(`There is no user with the ID ${user_id}`));
  }
  const karma_points_required = type === 'karma' ? (karma_points ?? null) : null;
  return {
    title,
    description,
    type,
    karma_points_required,
    member_id: user_id ?? null,
    is_private: isPrivate,
    ...(translations ? { translations } : {}),
  };
}

export const DIET_PLAN_EDIT_CONFIG: RowEditConfig<DietPlan, 'diet_plan'> = {
  kind: 'diet_plan',
  name: 'diet plan',
  generatedFields: ['media_key', 'thumbnail_key'],
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM diet_plans WHERE id = ${id} FOR UPDATE`;
    const row = await tx.dietPlan.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', PLAN_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ title, description, type, karma_points_required, member_id, is_private, ...plan }) => ({
    title,
    description,
    type,
    karma_points_required,
    member_id,
    is_private,
    media_key: plan.media_key,
    thumbnail_key: plan.thumbnail_key,
    translations: readTranslations(plan.translations),
  }),
};
