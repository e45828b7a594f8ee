import type { Context } from '../context';
import { requireAdmin } from '../admins/require-admin';
import { listSetupSteps, type SetupStep } from './setup-steps';

/** The steps of the setup, each with true if it is done. */
type SetupState = Record<SetupStep, boolean>;

type StoredState = Omit<SetupState, 'contact' | 'policies'>;

/** Returns which steps are done, except for the contact, which belongs to the brand. */
export async function findSetupState(sql: Context['sql']): Promise<StoredState> {
  const [state] = await sql<[StoredState]>`
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
export async function getSetupState(ctx: Context): Promise<SetupState> {
  requireAdmin(ctx, ...getSetupState.permissions);
  return addContact(ctx, await findSetupState(ctx.sql));
}

getSetupState.permissions = ['manage_resources', 'manage_admins'] as const;

/**
 * Counts the missing steps that the acting account may take. Returns 0 if it may not open the page.
 * The data can be a few seconds old.
 */
export async function countMissingSteps(ctx: Context): Promise<number> {
  const { permissions } = requireAdmin(ctx);
  if (!getSetupState.permissions.some((one) => permissions.includes(one))) return 0;
  const state = addContact(ctx, await ctx.recent.read('setup state', () => findSetupState(ctx.sql)));
  return listSetupSteps(permissions).filter((step) => !state[step]).length;
}

function addContact(ctx: Context, state: StoredState): SetupState {
  const { email, whatsapp, phone, address, grievanceOfficer, dataProtection } = ctx.brand.contact;
  return {
    ...state,
    contact: Boolean((email || whatsapp) && phone && address),
    policies: Boolean(grievanceOfficer && dataProtection),
  };
}
