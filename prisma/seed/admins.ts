import type { Transaction } from '~/db/client.server';
import { Permission } from '~/db/generated/enums';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { SeededMember } from './members';
import { STAFF_MEMBER } from './people';

const REVIEWER_PERMISSIONS: Permission[] = [
  'view_analytics',
  'view_all_donations',
  'approve_donations',
  'reject_donations',
  'download_screenshots',
];

/** The two staff accounts of the demo. */
export interface SeededAdmins {
  adminId: number;
  reviewerId: number;
}

/**
 * Creates two admins: one with every permission, who is also a member, and one who reviews
 * donations.
 */
export async function makeAdmins(
  ctx: Context,
  tx: Transaction,
  members: readonly SeededMember[],
  hashes: { admin: string; reviewer: string },
): Promise<SeededAdmins> {
  const createdAt = new Date(ctx.clock.now().getTime() - 230 * 86_400_000);
  const create = (username: string, name: string, passwordHash: string, permissions: Permission[], memberId?: number) =>
    tx.admin.create({
      data: {
        username,
        name,
        password_hash: passwordHash,
        created_at: createdAt,
        ...(memberId === undefined ? {} : { member_id: memberId }),
        email: `${username}@sangha.example`,
        permissions: { createMany: { data: permissions.map((permission) => ({ permission })) } },
      },
      select: { id: true },
    });
  const staff = members.find(({ name }) => name === STAFF_MEMBER);
  const admin = await create(
    DEMO_STAFF_ACCOUNTS.admin.username,
    STAFF_MEMBER,
    hashes.admin,
    Object.values(Permission),
    staff?.id,
  );
  const reviewer = await create(
    DEMO_STAFF_ACCOUNTS.reviewer.username,
    'Rahul Bhatia',
    hashes.reviewer,
    REVIEWER_PERMISSIONS,
  );
  return { adminId: admin.id, reviewerId: reviewer.id };
}
