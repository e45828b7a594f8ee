import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { SiteSettings as SiteRow } from '~/db/generated/client';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { SiteTexts } from '../brand';
import { buildSiteImageUrl } from '../brand.server';
import type { Context } from '../context';
import { createEditConflictError, DomainError } from '../errors';
import { OTHER_LANGUAGES, readTranslations, type Translations } from '../translations';
import type { FileKind } from '~/db/generated/enums';
import { listBatchTimes, replaceBatchTimes } from '../batches.server';
import type { Accent } from './policy';
import type { brandFormSchema, claimsFormSchema } from './site-schemas';
import { attachFile, releaseFile, storeFile } from './store-file.server';
import type { UploadedFile } from './uploaded-file.server';

export const BRAND_FIELDS = ['name', 'short_name', 'tagline', 'copyright', 'signature'] as const;

export const CLAIM_FIELDS = [
  'founder_name',
  'founder_role',
  'founder_quote',
  'founder_story',
  'press',
  'figures',
  'community_claim',
] as const;

export interface SiteSettings extends Omit<SiteTexts, 'name'> {
  /** Null before the first save of the brand. */
  name: string | null;
  accent: Accent;
  logo: string | null;
  founder_photo: string | null;
  /** Start times that members can choose, such as `06:00`. */
  batch_times: string[];
  translations: Translations;
  /** The version is 0 before the first save. */
  version: number;
}

/** Returns the brand and the texts of the organisation for the back office. */
export async function getSiteSettings(ctx: Context): Promise<SiteSettings> {
  requireAdmin(ctx, ...saveBrand.permissions);
  const row = await ctx.db.siteSettings.findUnique({ where: { id: 1 } });
  const texts = Object.fromEntries([...BRAND_FIELDS, ...CLAIM_FIELDS].map((field) => [field, row?.[field] ?? null]));
  return {
    ...(texts as unknown as Omit<SiteTexts, 'name'> & { name: string | null }),
    accent: (row?.accent ?? 'indigo') as Accent,
    logo: buildSiteImageUrl('logo', row?.logo_key ?? null),
    founder_photo: buildSiteImageUrl('founder', row?.founder_photo_key ?? null),
    batch_times: await listBatchTimes(ctx.db),
    translations: readTranslations(row?.translations ?? {}),
    version: row?.version ?? 0,
  };
}

/**
 * Saves the name, the logo, the colour and the short texts of the brand. Throws `conflict` if the
 * site settings were changed since `version`.
 */
export function saveBrand(
  ctx: Context,
  { version, remove_logo, translations, accent, ...texts }: z.output<typeof brandFormSchema>,
  logo?: UploadedFile,
): Promise<void> {
  requireAdmin(ctx, ...saveBrand.permissions);
  return withImage(ctx, { kind: 'site_logo', field: 'logo', file: logo }, (tx, newKey) =>
    save(ctx, tx, version, async (before) => {
      const logo_key = newKey ?? (remove_logo ? null : (before?.logo_key ?? null));
      if (before?.logo_key && before.logo_key !== logo_key) await releaseFile(tx, before.logo_key);
      return {
        ...toColumns(BRAND_FIELDS, texts),
        accent,
        logo_key,
        translations: mergeTranslations(before, BRAND_FIELDS, translations),
      };
    }),
  );
}

saveBrand.permissions = ['manage_resources'] as const;

/**
 * Saves the texts about the founder, the press and the figures, and the start times of the batches.
 * Throws `conflict` if the site settings were changed since `version`.
 */
export function saveClaims(
  ctx: Context,
  { version, remove_photo, batch_times, translations, ...texts }: z.output<typeof claimsFormSchema>,
  photo?: UploadedFile,
): Promise<void> {
  requireAdmin(ctx, ...saveClaims.permissions);
  return withImage(ctx, { kind: 'founder_photo', field: 'photo', file: photo }, (tx, newKey) =>
    save(ctx, tx, version, async (before) => {
      const founder_photo_key = newKey ?? (remove_photo ? null : (before?.founder_photo_key ?? null));
      if (before?.founder_photo_key && before.founder_photo_key !== founder_photo_key)
        await releaseFile(tx, before.founder_photo_key);
      await replaceBatchTimes(tx, batch_times);
      return {
        ...toColumns(CLAIM_FIELDS, texts),
        founder_photo_key,
        translations: mergeTranslations(before, CLAIM_FIELDS, translations),
      };
    }),
  );
}

saveClaims.permissions = ['manage_resources'] as const;

/** Returns the storage key of an image of the site. Throws `not_found` if there is none. */
export async function getSiteImage(ctx: Context, image: string): Promise<{ key: string }> {
  const row = await ctx.db.siteSettings.findUnique({
    where: { id: 1 },
    select: { logo_key: true, founder_photo_key: true },
  });
  const key = image === 'logo' ? row?.logo_key : image === 'founder' ? row?.founder_photo_key : null;
  if (!key) throw new DomainError('not_found', untranslated('Picture not found.'));
  return { key };
}

/** Stores the image, if there is one, and passes its key to the transaction. */
export function withImage<Saved>(
  ctx: Context,
  { kind, field, file }: { kind: FileKind; field: string; file: UploadedFile | undefined },
  run: (tx: Transaction, key: string | null) => Promise<Saved>,
): Promise<Saved> {
  if (!file) return ctx.db.$transaction((tx) => run(tx, null));
  return storeFile(ctx, { kind, field, file }, ({ key }) =>
    ctx.db.$transaction(async (tx) => {
      await attachFile(ctx, tx, key);
      return run(tx, key);
    }),
  );
}

type Columns = Partial<Omit<SiteRow, 'id' | 'translations' | 'version' | 'updated_at'>> & {
  translations: Translations;
};

async function save(
  ctx: Context,
  tx: Transaction,
  version: number | undefined,
  change: (before: SiteRow | null) => Promise<Columns>,
): Promise<void> {
  // Uses an advisory lock, because before the first save there is no row to lock.
  await acquireAdvisoryLock(tx, 'site_settings');
  const before = await tx.siteSettings.findUnique({ where: { id: 1 } });
  if (version !== undefined && version !== (before?.version ?? 0)) throw createEditConflictError('page');
  const updated_at = ctx.clock.now();
  const timesBefore = await listBatchTimes(tx);
  const columns = await change(before);
  const after = await tx.siteSettings.upsert({
    where: { id: 1 },
    create: { ...columns, updated_at },
    update: { ...columns, updated_at, version: { increment: 1 } },
  });
  await recordAuditEntry(ctx, tx, {
    action: 'site.updated',
    subject: { kind: 'site', id: 1 },
    ...(before ? { before: toRecord(before, timesBefore) } : {}),
    after: toRecord(after, await listBatchTimes(tx)),
  });
}

function toRecord(row: SiteRow, batchTimes: readonly string[]) {
  const fields = [...BRAND_FIELDS, ...CLAIM_FIELDS, 'accent', 'logo_key', 'founder_photo_key'] as const;
  const texts = Object.fromEntries(fields.map((field) => [field, row[field]]));
  return { ...texts, batch_times: batchTimes.join(', '), translations: readTranslations(row.translations) };
}

function toColumns<Field extends string>(fields: readonly Field[], texts: Partial<Record<Field, string | undefined>>) {
  return Object.fromEntries(fields.map((field) => [field, texts[field] ?? null])) as Record<Field, string | null>;
}

/** Replaces the translations of the form's own fields, because two forms share the row. */
function mergeTranslations(
  before: SiteRow | null,
  fields: readonly string[],
  sent: Translations | undefined,
): Translations {
  const stored = readTranslations(before?.translations ?? {});
  if (!sent) return stored;
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => {
      const others = Object.entries(stored[language] ?? {}).filter(([field]) => !fields.includes(field));
      const own = Object.entries(sent[language] ?? {}).filter(([field]) => fields.includes(field));
      return [language, Object.fromEntries([...others, ...own])];
    }),
  );
}
