import type { Context } from '../context';

/** Filter for content tables: inactive rows are visible to staff only. */
export function shownTo(ctx: Context): { is_active?: true } {
  return seesInactive(ctx) ? {} : { is_active: true };
}

export function seesInactive({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}
