import type { Context } from '../context';
import { setMemberNotices } from '../notifications/set-notices.server';
import { requireMember } from './require-member';

/** Stops or resumes notices to the acting member. Source: docs/rules.md#messages. */
export async function setOwnNotices(ctx: Context, { wanted }: { wanted: boolean }): Promise<void> {
  await setMemberNotices(ctx.db, { id: requireMember(ctx) }, wanted ? null : ctx.clock.now());
}
