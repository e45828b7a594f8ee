import type { z } from 'zod';
import { formatPhone } from '~/lib/phone';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { type Context, readCached } from '../context';
import { createEditConflictError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { ContactLink, ContactSettings } from './responses';
import type { updateContactSchema } from './contact-schema';

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
export async function listContactLinks(ctx: Context): Promise<ContactLink[]> {
  return buildContactLinks(ctx, await readCached(ctx, 'contact', () => readContact(ctx)));
}

/** Returns only the phone number if staff have not saved any settings. */
export function buildContactLinks(
  { brand }: Pick<Context, 'brand'>,
  { email, whatsapp }: Pick<ContactSettings, 'email' | 'whatsapp'> = { email: null, whatsapp: null },
): ContactLink[] {
  const { phone } = brand.contact;
  return [
    ...(whatsapp
      ? [{ kind: 'whatsapp' as const, href: `https://wa.me/${whatsapp.slice(1)}`, label: formatPhone(whatsapp) }]
      : []),
    ...(email ? [{ kind: 'email' as const, href: `mailto:${encodeURI(email)}`, label: email }] : []),
    { kind: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, label: phone },
  ];
}

/** Saves the contact settings. Throws `conflict` if they were changed since `version`. */
export async function updateContact(
  ctx: Context,
  { version, ...input }: z.output<typeof updateContactSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateContact.permissions);
  const { email = null, whatsapp = null } = input;
  await ctx.db.$transaction(async (tx) => {
    // Uses an advisory lock, because before the first save there is no row to lock.
    await acquireAdvisoryLock(tx, 'contact_settings');
    const row = await tx.contactSettings.findUnique({ where: { id: 1 } });
    if (version !== undefined && version !== (row?.version ?? 0)) throw createEditConflictError('contact');
    const updated_at = ctx.clock.now();
    await tx.contactSettings.upsert({
      where: { id: 1 },
      create: { email, whatsapp, updated_at },
      update: { email, whatsapp, updated_at, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'contact.updated',
      subject: { kind: 'contact', id: 1 },
      before: { email: row?.email ?? null, whatsapp: row?.whatsapp ?? null },
      after: { email, whatsapp },
    });
  });
}

updateContact.permissions = ['manage_resources'] as const;

async function readContact(ctx: Context): Promise<ContactSettings> {
  const row = await ctx.db.contactSettings.findUnique({ where: { id: 1 } });
  return { email: row?.email ?? null, whatsapp: row?.whatsapp ?? null, version: row?.version ?? 0 };
}
