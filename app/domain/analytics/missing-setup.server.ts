import type { Context } from '../context';

export interface MissingSetup {
  admin: boolean;
  /** True if staff have not saved the name and look of the site. */
  brand: boolean;
  classes: boolean;
  members: boolean;
  faqs: boolean;
  challenge: boolean;
  settings: readonly string[];
}

/**
 * Returns the settings and records that a new installation does not have yet.
 * Source: docs/operations/install.md#first-admin.
 */
export async function findMissingSetup({
  sql,
  clock,
  settingsLeftOut: settings,
}: Pick<Context, 'sql' | 'clock' | 'settingsLeftOut'>): Promise<MissingSetup> {
  const [missing] = await sql<[Omit<MissingSetup, 'settings'>]>`
    SELECT NOT EXISTS (SELECT FROM admins WHERE disabled_at IS NULL) AS admin,
      NOT EXISTS (SELECT FROM site_settings WHERE name IS NOT NULL) AS brand,
      NOT EXISTS (SELECT FROM held_classes WHERE ends_at > ${clock.now()}) AS classes,
      NOT EXISTS (SELECT FROM members) AS members,
      NOT EXISTS (SELECT FROM faqs WHERE is_active) AS faqs,
      NOT EXISTS (SELECT FROM challenges WHERE ended_at IS NULL AND starts_on > ${clock.today()}::date) AS challenge`;
  return { ...missing, settings };
}

/**
 * Logs the settings and records that are missing. Does nothing if the database is not available
 * yet.
 */
export async function logMissingSetup(
  services: Pick<Context, 'sql' | 'clock' | 'settingsLeftOut' | 'log'>,
): Promise<void> {
  const missing = await findMissingSetup(services).catch(() => null);
  if (missing && (missing.admin || missing.brand || missing.classes || missing.faqs || missing.settings.length > 0))
    services.log.warn({ missing }, 'not set up yet: see docs/operations/install.md');
}
