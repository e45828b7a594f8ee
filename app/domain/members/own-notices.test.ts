import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { setOwnNotices } from './own-notices.server';
import { getOwnPreferences } from './preferences.server';

const ctx = await testContext();

test('a member switches notices off and on, by the same rule as STOP and START', async () => {
  const member = await createMember(ctx);
  const other = await createMember(ctx);
  const own = ctx.as(member);
  const stoppedAt = async () => (await ctx.db.member.findUnique({ where: { id: member.id } }))?.notices_stopped_at;
  expect((await getOwnPreferences(own)).notices).toBe(true);

  const first = ctx.clock.now();
  await setOwnNotices(own, { wanted: false });
  ctx.clock.advance(60);
  await setOwnNotices(own, { wanted: false });
  expect(await stoppedAt()).toEqual(first);
  await recordInboundMessage(ctx, { sid: 'SM-start', phone: member.phone, text: 'START' });
  expect((await getOwnPreferences(own)).notices).toBe(true);
  await recordInboundMessage(ctx, { sid: 'SM-stop', phone: member.phone, text: 'STOP' });
  expect((await getOwnPreferences(own)).notices).toBe(false);
  await setOwnNotices(own, { wanted: true });
  expect(await stoppedAt()).toBeNull();
  expect((await getOwnPreferences(ctx.as(other))).notices).toBe(true);
});

test('nobody but a member has notices', async () => {
  await expect(setOwnNotices(ctx.as({ kind: 'visitor' }), { wanted: true })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
