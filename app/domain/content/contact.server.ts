import type { z } from 'zod';
import { displayPhone } from '~/lib/phone';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import { type Context, readShared } from '../context';
import { changedMeanwhile } from '../errors';
import { hold } from '../hold.server';
import type { ContactLink, ContactSettings } from './responses';
import type { updateContactSchema } from './contact-schema';

/** For the back office. The version is 0 before the first save. */
export async function getContactSettings(ctx: Context): Promise<ContactSettings> {
  actingAdmin(ctx, ...getContactSettings.permissions);
  return readContact(ctx);
}

getContactSettings.permissions = ['manage_resources'] as const;

/**
 * Lists contact links: those that staff have set, then the phone number in the footer. Source:
 * docs/rules.md#contact.
 */
export async function listContactLinks(ctx: Context): Promise<ContactLink[]> {
  return contactLinks(ctx, await readShared(ctx, 'contact', () => readContact(ctx)));
}

/** Without settings, returns only the phone number. */
export function contactLinks(
  { brand }: Pick<Context, 'brand'>,
  { email, whatsapp }: Pick<ContactSettings, 'email' | 'whatsapp'> = { email: null, whatsapp: null },
): ContactLink[] {
  const { phone } = brand.contact;
  return [
    ...(whatsapp
      ? [{ kind: 'whatsapp' as const, href: `https://wa.me/${whatsapp.slice(1)}`, label: displayPhone(whatsapp) }]
      : []),
    ...(email ? [{ kind: 'email' as const, href: `mailto:${encodeURI(email)}`, label: email }] : []),
    { kind: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, label: phone },
  ];
}

/** Throws conflict if the settings were changed since `version`. */
export async function updateContact(
  ctx: Context,
  { version, ...input }: z.output<typeof updateContactSchema>,
): Promise<void> {
  actingAdmin(ctx, ...updateContact.permissions);
  const { email = null, whatsapp = null } = input;
  await ctx.db.$transaction(async (tx) => {
    // The row may not exist yet, so it cannot be locked.
    await hold(tx, 'contact_settings');
    const row = await tx.contactSettings.findUnique({ where: { id: 1 } });
    if (version !== undefined && version !== (row?.version ?? 0)) throw changedMeanwhile('contact');
    const updated_at = ctx.clock.now();
    await tx.contactSettings.upsert({
      where: { id: 1 },
      create: { email, whatsapp, updated_at },
      update: { email, whatsapp, updated_at, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAudit(ctx, tx, {
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
