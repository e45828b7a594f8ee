import { beforeEach, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { mark } from '../../../tests/factories/attendance';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listTodaysClasses } from './queries.server';
import { requestMeetingLink } from './request-meeting-link.server';

const ctx = await testContext();
const LINK = 'https://meet.example/morning';

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

test('a member gets the meeting link of an open class, and each request is recorded', async () => {
  const member = await createMember(ctx);
  const { id } = await createClass(ctx, { live_link: LINK });
  const begun = ctx.clock.now();
  expect(await requestMeetingLink(ctx.as(member), id)).toBe(LINK);
  ctx.clock.advance(60);
  expect(await requestMeetingLink(ctx.as(member), id)).toBe(LINK);
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
  await expect(requestMeetingLink(ctx.as(member), id)).rejects.toMatchObject({ code: 'invalid', message });
  expect(await ctx.db.classLinkRequest.count({ where: { class_id: id } })).toBe(0);
});

test('a class without a link, and a deleted or cancelled one, are not found', async () => {
  const member = ctx.as(await createMember(ctx));
  const classes = [
    await createClass(ctx),
    await createClass(ctx, { live_link: LINK, deleted_at: ctx.clock.now() }),
    await createClass(ctx, { live_link: LINK, cancelled_at: ctx.clock.now() }),
  ];
  for (const { id } of classes)
    await expect(requestMeetingLink(member, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('in a full class, only members with a place get the link', async () => {
  const [inside, outside] = [await createMember(ctx), await createMember(ctx)];
  const yogaClass = await createClass(ctx, { live_link: LINK, max_participants: 1 });
  await mark(ctx, inside, yogaClass);
  const refusal = { code: 'invalid', message: 'This class is full' };
  await expect(requestMeetingLink(ctx.as(outside), yogaClass.id)).rejects.toMatchObject(refusal);
  expect(await ctx.db.classLinkRequest.count({ where: { class_id: yogaClass.id } })).toBe(0);
  expect(await requestMeetingLink(ctx.as(inside), yogaClass.id)).toBe(LINK);
  const readClassOf = async (member: { id: number }) =>
    (await listTodaysClasses(ctx.as(member))).classes.find(({ id }) => id === yogaClass.id);
  expect(await readClassOf(outside)).toMatchObject({ live_link: null, is_full: true, is_joined: false });
  expect(await readClassOf(inside)).toMatchObject({ live_link: expect.any(String), is_full: true, is_joined: true });
});

test('a visitor is asked to log in', async () => {
  const { id } = await createClass(ctx, { live_link: LINK });
  await expect(requestMeetingLink(ctx.as({ kind: 'visitor' }), id)).rejects.toMatchObject({ code: 'unauthenticated' });
});
