import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { getOwnPreferences, updatePreferences } from './preferences.server';

const ctx = await testContext();

test('a member switches notices off and on with the same effect as STOP and START', async () => {
  const member = await createMember(ctx);
  const other = await createMember(ctx);
  const own = ctx.as(member);
  const getStopTime = async () => (await ctx.db.member.findUnique({ where: { id: member.id } }))?.notices_stopped_at;
  expect((await getOwnPreferences(own)).notices).toBe(true);

  const first = ctx.clock.now();
  await updatePreferences(own, { notices: false });
  ctx.clock.advance(60);
  await updatePreferences(own, { notices: false });
  expect(await getStopTime()).toEqual(first);
  await recordInboundMessage(ctx, { sid: 'SM-start', phone: member.phone, text: 'START' });
  expect((await getOwnPreferences(own)).notices).toBe(true);
  await recordInboundMessage(ctx, { sid: 'SM-stop', phone: member.phone, text: 'STOP' });
  expect((await getOwnPreferences(own)).notices).toBe(false);
  await updatePreferences(own, { notices: true });
  expect(await getStopTime()).toBeNull();
  expect((await getOwnPreferences(ctx.as(other))).notices).toBe(true);
});

test('only members have preferences', async () => {
  await expect(updatePreferences(ctx.as({ kind: 'visitor' }), { notices: true })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
