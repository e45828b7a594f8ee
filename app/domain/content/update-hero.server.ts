import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { HeroSection } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { type RowEditConfig, editAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { readTranslations } from '../translations';
import type { updateHeroSchema, uploadHeroImageSchema } from './schemas';
import { attachFile, releaseFile, storeFile } from './store-file.server';
import type { UploadedFile } from './uploaded-file.server';
import { untranslated } from '~/i18n/messages/message';

type HeroEdit = Partial<z.output<typeof updateHeroSchema>>;

/**
 * Saves the banner, and its new image if one was uploaded. Throws `not_found` if there is no such
 * banner, and `conflict` if it was edited since `version`.
 */
export async function updateHero(ctx: Context, id: number, input: HeroEdit, image?: UploadedFile): Promise<void> {
  requireAdmin(ctx, ...updateHero.permissions);
  if (!image) return ctx.db.$transaction((tx) => save(ctx, tx, id, input));
  return storeFile(ctx, { kind: 'hero_image', field: 'hero_image', file: image }, ({ key }) =>
    ctx.db.$transaction(async (tx) => {
      await attachFile(ctx, tx, key);
      await save(ctx, tx, id, input, key);
    }),
  );
}

updateHero.permissions = ['manage_resources'] as const;

/**
 * Replaces the image of the banner. Throws `invalid` if no image was uploaded.
 * Source: docs/specification/back-office.md#validation.
 */
export async function uploadHeroImage(
  ctx: Context,
  id: number,
  input: z.output<typeof uploadHeroImageSchema>,
  image: UploadedFile | undefined,
): Promise<void> {
  requireAdmin(ctx, ...uploadHeroImage.permissions);
  if (!image) throw createInvalidFieldError('hero_image', untranslated('Please select an image first'));
  return updateHero(ctx, id, input, image);
}

uploadHeroImage.permissions = ['manage_resources'] as const;

const heroSections: RowEditConfig<HeroSection, 'hero'> = {
  kind: 'hero',
  name: 'hero section',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM hero_sections WHERE id = ${id} FOR UPDATE`;
    const row = await tx.heroSection.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', untranslated('Hero section not found.'));
    return row;
  },
  record: ({ title, hindi_title, subtitle, button_text, button_link, trusted_text, member_count, ...hero }) => ({
    title,
    hindi_title,
    subtitle,
    button_text,
    button_link,
    trusted_text,
    member_count,
    is_active: hero.is_active,
    image_key: hero.image_key,
    translations: readTranslations(hero.translations),
  }),
};

function save(ctx: Context, tx: Transaction, id: number, input: HeroEdit, imageKey?: string): Promise<void> {
  return editAuditedRow(ctx, tx, heroSections, { id, version: input.version }, async (before, edited) => {
    if (imageKey && before.image_key) await releaseFile(tx, before.image_key);
    return tx.heroSection.update({
      where: { id },
      data: {
        title: input.title ?? before.title,
        hindi_title: input.hindi_title ?? before.hindi_title,
        subtitle: input.subtitle ?? before.subtitle,
        button_text: input.button_text ?? before.button_text,
        button_link: input.button_link ?? before.button_link,
        trusted_text: input.trusted_text ?? before.trusted_text,
        member_count: input.member_count ?? before.member_count,
        is_active: input.is_active ?? before.is_active,
        image_key: imageKey ?? before.image_key,
        translations: input.translations ?? readTranslations(before.translations),
        ...edited,
      },
    });
  });
}
