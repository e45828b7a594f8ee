import type { z } from 'zod';
import { formatPhone } from '~/lib/phone';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { ContactLink, ContactSettings } from './responses';
import type { updateContactSchema } from './contact-schema';

const SITE_CONTACT_FIELDS = [
  'phone',
  'address',
  'data_protection',
  'grievance_officer',
  'social_pages',
  'whatsapp_group',
  'telegram_chat',
] as const;

/** Returns the contact settings for the back office. The version is 0 before the first save. */
export async function getContactSettings(ctx: Context): Promise<ContactSettings> {
  requireAdmin(ctx, ...getContactSettings.permissions);
  return readContact(ctx);
}

getContactSettings.permissions = ['manage_resources'] as const;

/**
 * Lists the contact links for the footer: first the links that staff have set, then the phone
 * number. Source: docs/rules.md#contact.
 */
export function listContactLinks({ brand }: Pick<Context, 'brand'>): ContactLink[] {
  const { email, whatsapp, phone } = brand.contact;
  return [
    ...(whatsapp
      ? [{ kind: 'whatsapp' as const, href: `https://wa.me/${whatsapp.slice(1)}`, label: formatPhone(whatsapp) }]
      : []),
    ...(email ? [{ kind: 'email' as const, href: `mailto:${encodeURI(email)}`, label: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, href: `tel:${phone.replaceAll(' ', '')}`, label: phone }] : []),
  ];
}

/** Saves the contact settings. Throws `conflict` if they were changed since `version`. */
export async function updateContact(
  ctx: Context,
  { version, ...input }: z.output<typeof updateContactSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateContact.permissions);
  const { email = null, whatsapp = null } = input;
  const details = Object.fromEntries(SITE_CONTACT_FIELDS.map((field) => [field, input[field] ?? ''])) as SiteContactRow;
  await ctx.db.$transaction(async (tx) => {
    // Uses an advisory lock, because before the first save there is no row to lock.
    await acquireAdvisoryLock(tx, 'contact_settings');
    const row = await tx.contactSettings.findUnique({ where: { id: 1 } });
    if (version !== undefined && version !== (row?.version ?? 0)) throw createEditConflictError('contact');
    const updated_at = ctx.clock.now();
    await tx.contactSettings.upsert({
      where: { id: 1 },
      create: { email, whatsapp, ...details, updated_at },
      update: { email, whatsapp, ...details, updated_at, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'contact.updated',
      subject: { kind: 'contact', id: 1 },
      before: { email: row?.email ?? null, whatsapp: row?.whatsapp ?? null, ...pickDetails(row) },
      after: { email, whatsapp, ...details },
    });
  });
}

updateContact.permissions = ['manage_resources'] as const;

async function readContact(ctx: Context): Promise<ContactSettings> {
  const row = await ctx.db.contactSettings.findUnique({ where: { id: 1 } });
  const { contact, whatsappGroupUrl, telegramChatUrl } = ctx.brand;
  return {
    email: row?.email ?? null,
    whatsapp: row?.whatsapp ?? null,
    phone: row?.phone ?? contact.phone,
    address: row?.address ?? contact.address,
    data_protection: row?.data_protection ?? contact.dataProtection,
    grievance_officer: row?.grievance_officer ?? contact.grievanceOfficer,
    social_pages: row?.social_pages ?? contact.socialPages.map(({ url }) => url).join('\n'),
    whatsapp_group: row?.whatsapp_group ?? whatsappGroupUrl,
    telegram_chat: row?.telegram_chat ?? telegramChatUrl,
    version: row?.version ?? 0,
  };
}

type SiteContactRow = Record<(typeof SITE_CONTACT_FIELDS)[number], string>;

function pickDetails(row: Partial<Record<keyof SiteContactRow, string | null>> | null) {
  return Object.fromEntries(SITE_CONTACT_FIELDS.map((field) => [field, row?.[field] ?? null]));
}
