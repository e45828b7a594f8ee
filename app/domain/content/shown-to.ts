import type { Context } from '../context';

/** What of a content table the actor may read: those switched off are for staff alone. */
export function shownTo(ctx: Context): { is_active?: true } {
  return seesInactive(ctx) ? {} : { is_active: true };
}

export function seesInactive({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}
