import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { setNoticesByReply } from '../notifications/set-notices.server';
import { setOwnNotices, wantsNotices } from './own-notices.server';

const ctx = await testContext();

test('a member switches notices off and on, by the same rule as STOP and START', async () => {
  const member = await createMember(ctx);
  const other = await createMember(ctx);
  const own = ctx.as(member);
  const stoppedAt = async () => (await ctx.db.member.findUnique({ where: { id: member.id } }))?.notices_stopped_at;
  expect(await wantsNotices(own)).toBe(true);

  const first = ctx.clock.now();
  await setOwnNotices(own, { wanted: false });
  ctx.clock.advance(60);
  await setOwnNotices(own, { wanted: false });
  expect(await stoppedAt()).toEqual(first);
  await setNoticesByReply(ctx, { sid: 'SM-start', phone: member.phone, text: 'START' });
  expect(await wantsNotices(own)).toBe(true);
  await setNoticesByReply(ctx, { sid: 'SM-stop', phone: member.phone, text: 'STOP' });
  expect(await wantsNotices(own)).toBe(false);
  await setOwnNotices(own, { wanted: true });
  expect(await stoppedAt()).toBeNull();
  expect(await wantsNotices(ctx.as(other))).toBe(true);
});

test('nobody but a member has notices', async () => {
  await expect(setOwnNotices(ctx.as({ kind: 'visitor' }), { wanted: true })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
