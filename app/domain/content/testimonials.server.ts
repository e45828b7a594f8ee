import type { z } from 'zod';
import type { Testimonial as TestimonialRow } from '~/db/generated/client';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { addAuditedRow, deleteAuditedRow, editAuditedRow, type RowEditConfig } from '../audit/audited-rows.server';
import { MAX_TESTIMONIALS } from '../brand';
import { buildTestimonialPhotoUrl } from '../brand.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { readTranslations, type Translations } from '../translations';
import type { createTestimonialSchema, testimonialFormSchema } from './site-schemas';
import { withImage } from './site-settings.server';
import { releaseFile } from './store-file.server';
import type { UploadedFile } from './uploaded-file.server';

export const TESTIMONIAL_NOT_FOUND_MESSAGE = untranslated('Testimonial not found. It may have already been deleted.');

const testimonials: RowEditConfig<TestimonialRow, 'testimonial'> = {
  kind: 'testimonial',
  name: 'testimonial',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM testimonials WHERE id = ${id} FOR UPDATE`;
    const row = await tx.testimonial.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', TESTIMONIAL_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ name, age, days, achievement, quote, stars, photo_key, translations }) => ({
    name,
    age,
    days,
    achievement,
    quote,
    stars,
    photo_key,
    translations: readTranslations(translations),
  }),
  generatedFields: ['photo_key'],
};

export interface Testimonial {
  id: number;
  name: string;
  age: number | null;
  days: number;
  achievement: string | null;
  quote: string;
  stars: number | null;
  photo: string | null;
  translations: Translations;
  version: number;
}

/** Lists the testimonials in the order of the home page. */
export async function listTestimonials(ctx: Context): Promise<Testimonial[]> {
  requireAdmin(ctx, ...createTestimonial.permissions);
  const rows = await ctx.db.testimonial.findMany({ orderBy: { id: 'asc' }, take: MAX_TESTIMONIALS });
  return rows.map(toTestimonial);
}

/** Returns a testimonial. Throws `not_found` if there is no such testimonial. */
export async function getTestimonial(ctx: Context, id: number): Promise<Testimonial> {
  requireAdmin(ctx, ...createTestimonial.permissions);
  const row = await ctx.db.testimonial.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', TESTIMONIAL_NOT_FOUND_MESSAGE);
  return toTestimonial(row);
}

/** Adds a testimonial. Throws `conflict` if there are as many as the home page shows. */
export function createTestimonial(
  ctx: Context,
  input: z.output<typeof createTestimonialSchema>,
  photo?: UploadedFile,
): Promise<{ id: number }> {
  requireAdmin(ctx, ...createTestimonial.permissions);
  return withImage(ctx, { kind: 'testimonial_photo', field: 'photo', file: photo }, async (tx, photo_key) => {
    if ((await tx.testimonial.count()) >= MAX_TESTIMONIALS)
      throw new DomainError(
        'conflict',
        untranslated(`The home page shows at most ${MAX_TESTIMONIALS} testimonials. Delete one first.`),
      );
    const data = { ...toColumns(input), photo_key, created_at: ctx.clock.now() };
    return addAuditedRow(ctx, tx, testimonials, () => tx.testimonial.create({ data }));
  });
}

createTestimonial.permissions = ['manage_resources'] as const;

/**
 * Saves a testimonial. Throws `not_found` if it does not exist, and `conflict` if it was edited
 * since `version`.
 */
export function updateTestimonial(
  ctx: Context,
  id: number,
  { version, remove_photo, ...input }: z.output<typeof testimonialFormSchema>,
  photo?: UploadedFile,
): Promise<void> {
  requireAdmin(ctx, ...updateTestimonial.permissions);
  return withImage(ctx, { kind: 'testimonial_photo', field: 'photo', file: photo }, (tx, newKey) =>
    editAuditedRow(ctx, tx, testimonials, { id, version }, async (before, edited) => {
      const photo_key = newKey ?? (remove_photo ? null : before.photo_key);
      if (before.photo_key && photo_key !== before.photo_key) await releaseFile(tx, before.photo_key);
      return tx.testimonial.update({ where: { id }, data: { ...toColumns(input), photo_key, ...edited } });
    }),
  );
}

updateTestimonial.permissions = ['manage_resources'] as const;

/** Deletes a testimonial. Throws `not_found` if it does not exist. */
export function deleteTestimonial(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteTestimonial.permissions);
  return ctx.db.$transaction((tx) =>
    deleteAuditedRow(ctx, tx, testimonials, id, async (before) => {
      await tx.testimonial.delete({ where: { id } });
      if (before.photo_key) await releaseFile(tx, before.photo_key);
    }),
  );
}

deleteTestimonial.permissions = ['manage_resources'] as const;

/** Returns the storage key of a testimonial's photo. Throws `not_found` if there is no photo. */
export async function getTestimonialPhoto(ctx: Context, id: number): Promise<{ key: string }> {
  const row = await ctx.db.testimonial.findUnique({ where: { id }, select: { photo_key: true } });
  if (!row?.photo_key) throw new DomainError('not_found', untranslated('Picture not found.'));
  return { key: row.photo_key };
}

function toColumns({
  name,
  age,
  days,
  achievement,
  quote,
  stars,
  translations,
}: z.output<typeof createTestimonialSchema>) {
  return {
    name,
    age: age ?? null,
    days,
    achievement: achievement ?? null,
    quote,
    stars: stars ?? null,
    ...(translations ? { translations } : {}),
  };
}

function toTestimonial(row: TestimonialRow): Testimonial {
  const { id, name, age, days, achievement, quote, stars, version } = row;
  return {
    id,
    name,
    age,
    days,
    achievement,
    quote,
    stars,
    photo: buildTestimonialPhotoUrl(row),
    translations: readTranslations(row.translations),
    version,
  };
}
