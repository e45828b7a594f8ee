import type { Context } from '../context';
import { requireAdmin } from '../admins/require-admin';

/** Steps of the setup that are already done. */
export interface SetupState {
  /** True if staff have saved the name and look of the site. */
  brand: boolean;
  tax: boolean;
  class: boolean;
  members: boolean;
  faqs: boolean;
  /** True if the provider accepted a test message. */
  whatsapp: boolean;
  /** True if the provider created a test order. */
  payments: boolean;
}

export async function findSetupState(sql: Context['sql']): Promise<SetupState> {
  const [state] = await sql<[SetupState]>`
    SELECT EXISTS (SELECT FROM site_settings WHERE name IS NOT NULL) AS brand,
      EXISTS (SELECT FROM tax_settings) AS tax,
      EXISTS (SELECT FROM classes WHERE deleted_at IS NULL AND import_id IS NULL) AS class,
      EXISTS (SELECT FROM members) AS members,
      EXISTS (SELECT FROM faqs WHERE is_active) AS faqs,
      EXISTS (SELECT FROM site_settings WHERE whatsapp_tested_at IS NOT NULL) AS whatsapp,
      EXISTS (SELECT FROM site_settings WHERE payments_tested_at IS NOT NULL) AS payments`;
  return state;
}

/** Returns which steps of the setup are already done. */
export async function getSetupState(ctx: Context): Promise<SetupState & { contact: boolean; policies: boolean }> {
  requireAdmin(ctx, ...getSetupState.permissions);
  const { email, whatsapp, phone, address, grievanceOfficer, dataProtection } = ctx.brand.contact;
  return {
    ...(await findSetupState(ctx.sql)),
    contact: Boolean((email || whatsapp) && phone && address),
    policies: Boolean(grievanceOfficer && dataProtection),
  };
}

getSetupState.permissions = ['manage_resources', 'manage_admins'] as const;
