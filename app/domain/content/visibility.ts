import type { Context } from '../context';

/** Returns a Prisma filter for content tables: only staff see inactive rows. */
export function buildVisibilityFilter(ctx: Context): { is_active?: true } {
  return canSeeInactiveContent(ctx) ? {} : { is_active: true };
}

export function canSeeInactiveContent({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}
