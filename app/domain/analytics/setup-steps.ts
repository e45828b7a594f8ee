import type { Permission } from '../admins/policy';

/**
 * Steps of the setup, each with the permission that it requires.
 * Source: docs/rules.md#first-steps.
 */
export const SETUP_STEPS = {
  brand: 'manage_resources',
  contact: 'manage_resources',
  policies: 'manage_resources',
  whatsapp: 'manage_admins',
  payments: 'manage_admins',
  tax: 'manage_resources',
  class: 'manage_classes',
  members: 'import_members',
  faqs: 'manage_resources',
} as const satisfies Record<string, Permission>;

export type SetupStep = keyof typeof SETUP_STEPS;

/** Lists the steps that an account may take. */
export function listSetupSteps(permissions: readonly Permission[]): SetupStep[] {
  const steps = Object.keys(SETUP_STEPS) as SetupStep[];
  return steps.filter((step) => permissions.includes(SETUP_STEPS[step]));
}
