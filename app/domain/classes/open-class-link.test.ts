import { beforeEach, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { openClassLink } from './open-class-link.server';

const ctx = await testContext();
const LINK = 'https://meet.example/morning';

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

test('a member gets the meeting link of a class that is open, and each time they ask is remembered', async () => {
  const member = await createMember(ctx);
  const { id } = await createClass(ctx, { live_link: LINK });
  const begun = ctx.clock.now();
  expect(await openClassLink(ctx.as(member), id)).toBe(LINK);
  ctx.clock.advance(60);
  expect(await openClassLink(ctx.as(member), id)).toBe(LINK);
  expect(await ctx.db.classLinkRequest.findMany({ where: { class_id: id } })).toMatchObject([
    { member_id: member.id, requests: 2, first_at: begun, last_at: ctx.clock.now() },
  ]);
});

test.each([
  ['2026-11-20T05:59:59+05:30', 'This class has not started yet'],
  ['2026-11-20T07:05:01+05:30', 'This class has ended'],
])('nobody gets it at %s', async (instant, message) => {
  const member = await createMember(ctx);
  const { id } = await createClass(ctx, { live_link: LINK });
  ctx.clock.set(instant);
  await expect(openClassLink(ctx.as(member), id)).rejects.toMatchObject({ code: 'invalid', message });
  expect(await ctx.db.classLinkRequest.count({ where: { class_id: id } })).toBe(0);
});

test('whoever found no place is not led to the room either, and whoever has one is', async () => {
  const [early, late] = [await createMember(ctx), await createMember(ctx)];
  const { id } = await createClass(ctx, { live_link: LINK, max_participants: 1 });
  const mark = {
    member_id: early.id,
    class_id: id,
    class_date: toDatabaseDate('2026-11-20'),
    marked_at: ctx.clock.now(),
  };
  await ctx.db.attendance.create({ data: mark });
  await ctx.db.yogaClass.update({ where: { id }, data: { attendance_count: 1 } });
  const refusal = { code: 'invalid', message: 'This class is full' };
  await expect(openClassLink(ctx.as(late), id)).rejects.toMatchObject(refusal);
  expect(await openClassLink(ctx.as(early), id)).toBe(LINK);
});

test('a class without a link, a deleted and a cancelled one are not found', async () => {
  const member = ctx.as(await createMember(ctx));
  const classes = [
    await createClass(ctx),
    await createClass(ctx, { live_link: LINK, deleted_at: ctx.clock.now() }),
    await createClass(ctx, { live_link: LINK, cancelled_at: ctx.clock.now() }),
  ];
  for (const { id } of classes) await expect(openClassLink(member, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a visitor is asked to log in', async () => {
  const { id } = await createClass(ctx, { live_link: LINK });
  await expect(openClassLink(ctx.as({ kind: 'visitor' }), id)).rejects.toMatchObject({ code: 'unauthenticated' });
});
