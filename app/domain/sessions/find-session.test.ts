import { expect, test } from 'vitest';
import { createMembers, createMemberToken } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { findSession } from './find-session.server';
import { createSessionToken, hashSessionToken } from './session-token';

const ctx = await testContext();

const filterSessionStatements = (statements: readonly string[]) =>
  statements.filter((one) => one.includes('FROM sessions'));

test('sessions that are requested concurrently share a query, each with its own result', async () => {
  const members = await createMembers(ctx, 40);
  const tokens = await Promise.all(members.map((member) => createMemberToken(ctx, member)));
  ctx.queries.clear();
  const strangers = [createSessionToken(), createSessionToken()];
  const actors = await Promise.all([...strangers, ...tokens].map((token) => findSession(ctx, 'member', token)));
  expect(actors.slice(0, 2)).toEqual([null, null]);
  expect(actors.slice(2)).toMatchObject(members.map(({ id }) => ({ kind: 'member', memberId: id })));
  expect(filterSessionStatements(ctx.queries.seen).length).toBeLessThanOrEqual(4);
  expect(await findSession(ctx, 'admin', tokens[0] ?? '')).toBeNull();
});

test('a locked session can be read, and is extended by the next request', async () => {
  const [member] = await createMembers(ctx, 1);
  if (!member) throw new Error('one member');
  const token = await createMemberToken(ctx, member);
  const where = { token_hash: hashSessionToken(token) };
  const { expires_at: before } = await ctx.db.session.findUniqueOrThrow({ where });
  ctx.clock.set(new Date(ctx.clock.now().getTime() + 3_600_000).toISOString());
  const getExpiry = async () => (await ctx.db.session.findUniqueOrThrow({ where })).expires_at;
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM sessions WHERE token_hash = ${where.token_hash} FOR UPDATE`;
    expect(await findSession(ctx, 'member', token)).toMatchObject({ memberId: member.id });
  });
  expect(await getExpiry()).toEqual(before);
  await findSession(ctx, 'member', token);
  expect((await getExpiry()).getTime()).toBeGreaterThan(before.getTime());
});
