import type { Context } from '../context';

/** Filter for content tables: inactive rows are visible to staff only. */
export function filterVisible(ctx: Context): { is_active?: true } {
  return canSeeInactive(ctx) ? {} : { is_active: true };
}

export function canSeeInactive({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}
