import { expect, test } from 'vitest';
import { createAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { DEMO_MEMBER_ACCOUNTS, DEMO_STAFF_ACCOUNTS } from './policy';
import { rejectDemoAccounts } from './reject-demo-accounts.server';

const ctx = await testContext();

test('demo accounts are refused as long as their published passwords are valid', async () => {
  await createAdmin(ctx);
  await createMember(ctx);
  await expect(rejectDemoAccounts(ctx)).resolves.toBeUndefined();

  const { username, password } = DEMO_STAFF_ACCOUNTS.admin;
  const { id } = await createAdmin(ctx);
  await ctx.db.admin.update({ where: { id }, data: { username, password_hash: await ctx.passwords.hash(password) } });
  const member = await createMember(ctx, { phone: DEMO_MEMBER_ACCOUNTS.phones[0] });
  const passwordHash = await ctx.passwords.hash(DEMO_MEMBER_ACCOUNTS.password);
  await ctx.db.member.update({ where: { id: member.id }, data: { password_hash: passwordHash } });
  await expect(rejectDemoAccounts(ctx)).rejects.toThrow(
    'everybody knows: admin, 9876543210. Start on an empty database',
  );

  await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
  await expect(rejectDemoAccounts(ctx)).rejects.toThrow('everybody knows: 9876543210.');
  const other = await ctx.passwords.hash('surya-namaskar-12');
  await ctx.db.member.update({ where: { id: member.id }, data: { password_hash: other } });
  await expect(rejectDemoAccounts(ctx)).resolves.toBeUndefined();
});

test('the check is repeated until the database responds after the start', async () => {
  const { username, password } = DEMO_STAFF_ACCOUNTS.reviewer;
  const { id } = await createAdmin(ctx);
  await ctx.db.admin.update({ where: { id }, data: { username, password_hash: await ctx.passwords.hash(password) } });
  await ctx.db.$executeRaw`ALTER TABLE members RENAME TO members_away`;
  const lines: object[] = [];
  const log = { ...ctx.log, warn: (line: object) => void lines.push(line) };
  const refused = expect(rejectDemoAccounts({ ...ctx, log }, 10)).rejects.toThrow('everybody knows: reviewer.');
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await ctx.db.$executeRaw`ALTER TABLE members_away RENAME TO members`;
  await refused;
});
