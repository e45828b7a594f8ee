import type { Context } from '../context';

/** Returns a Prisma filter for content tables: only staff see inactive rows. */
export function filterVisible(ctx: Context): { is_active?: true } {
  return canSeeInactive(ctx) ? {} : { is_active: true };
}

export function canSeeInactive({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}
