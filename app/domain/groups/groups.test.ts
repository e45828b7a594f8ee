import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { exportOwnData } from '../members/export-data.server';
import { eraseMember } from '../sessions/delete-account.server';
import { addGroup, editGroup, getGroup, listGroups } from './groups.server';
import { assignGroup } from './assign-group.server';
import { addGroupSchema, groupFormSchema } from './schemas';

const ctx = await testContext();
const staff = await asAdmin(ctx);
const COMMON = ctx.brand.whatsappGroupUrl;

beforeEach(async () => {
  ctx.clock.set('2026-11-20T06:30:00+05:30');
  await ctx.db.communityGroup.deleteMany();
});

const getLink = (name: string) => `https://chat.whatsapp.com/${name}`;
const createGroupInput = (name: string, capacity: number, is_open = true, version?: number) => ({
  title: `Group ${name}`,
  link: getLink(name),
  capacity,
  is_open,
  version,
});
const add = (name: string, capacity: number, is_open?: boolean) =>
  addGroup(staff, createGroupInput(name, capacity, is_open));
const getPlacesTaken = async () => (await listGroups(staff)).map(({ places_taken }) => places_taken);

describe('opening the group', () => {
  test('assigns a place the first time only, and leads to the same group afterwards', async () => {
    await add('one', 1);
    await add('two', 1);
    const [asha, mary] = await createMembers(ctx, 2).then((members) => members.map((one) => ctx.as(one)));
    const moment = ctx.clock.now();
    expect(asha && (await assignGroup(asha))).toBe(getLink('one'));
    expect(mary && (await assignGroup(mary))).toBe(getLink('two'));
    ctx.clock.set('2026-11-21T06:30:00+05:30');
    ctx.queries.clear();
    expect(asha && (await assignGroup(asha))).toBe(getLink('one'));
    expect(ctx.queries.seen).toHaveLength(1);
    expect(await getPlacesTaken()).toEqual([1, 1]);
    const opened = await ctx.db.member.findMany({ where: { communityGroup: { isNot: null } } });
    expect(opened.map(({ group_opened_at }) => group_opened_at)).toEqual([moment, moment]);
  });

  test('leads to the common group if the pool is empty, full or closed, and logs it', async () => {
    const member = await createMember(ctx);
    expect(await assignGroup(ctx.as(member))).toBe(COMMON);
    expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({
      group_opened_at: ctx.clock.now(),
      community_group_id: null,
    });
    await add('shut', 5, false);
    await add('small', 1);
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(getLink('small'));
    const late = ctx.as(await createMember(ctx));
    expect(await assignGroup(late)).toBe(COMMON);
    await add('later', 1);
    expect(await assignGroup(late)).toBe(getLink('later'));
    expect(await getPlacesTaken()).toEqual([0, 1, 1]);
  });

  test('assigns one place for concurrent taps of one member', async () => {
    await add('one', 10);
    await add('two', 10);
    const member = ctx.as(await createMember(ctx));
    const led = await Promise.all(Array.from({ length: 20 }, () => assignGroup(member)));
    expect(new Set(led)).toEqual(new Set([getLink('one')]));
    expect(await getPlacesTaken()).toEqual([1, 0]);
  });

  test('assigns places exactly to 1,000 concurrent members: none too many, none unused', async () => {
    for (const [name, places] of [['a', 400] as const, ['b', 150] as const, ['c', 250] as const])
      await add(name, places);
    const members = await createMembers(ctx, 1000);
    const led = await Promise.all(members.map((member) => assignGroup(ctx.as(member))));
    const expected = { [getLink('a')]: 400, [getLink('b')]: 150, [getLink('c')]: 250, [COMMON]: 200 };
    expect(tally(led)).toEqual(expected);
    expect(await getPlacesTaken()).toEqual([400, 150, 250]);
    const dealt = await ctx.db.member.groupBy({
      by: ['community_group_id'],
      where: { community_group_id: { not: null } },
      _count: true,
      orderBy: { community_group_id: 'asc' },
    });
    expect(dealt.map(({ _count }) => _count)).toEqual([400, 150, 250]);
  });

  test('is exact while staff add places and close a group', async () => {
    const { id: first } = await add('grows', 10);
    const { id: second } = await add('closes', 30);
    const members = await createMembers(ctx, 60);
    const [led] = await Promise.all([
      Promise.all(members.map((member) => assignGroup(ctx.as(member)))),
      editGroup(staff, first, createGroupInput('grows', 20)),
      editGroup(staff, second, createGroupInput('closes', 30, false)),
    ]);
    const counts = tally(led);
    expect(await getPlacesTaken()).toEqual([counts[getLink('grows')], counts[getLink('closes')] ?? 0]);
    expect(counts[getLink('grows')]).toBeLessThanOrEqual(20);
  });

  test('is only for members', async () => {
    await expect(assignGroup(ctx.as({ kind: 'visitor' }))).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the pool of groups', () => {
  test('is edited only with manage_resources, and each change is audited', async () => {
    const other = await asAdmin(ctx, ['manage_users', 'manage_classes']);
    await expect(addGroup(other, createGroupInput('x', 1))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(editGroup(other, 1, createGroupInput('x', 1))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listGroups(other)).rejects.toMatchObject({ code: 'forbidden' });
    const { id } = await add('audited', 5);
    await editGroup(staff, id, createGroupInput('audited', 6, false));
    const entries = await ctx.db.auditEntry.findMany({
      where: { subject_kind: 'community_group', subject_id: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['community_group.created', 'community_group.updated']);
    expect(entries[1]).toMatchObject({
      before: { capacity: 5, is_open: true },
      after: { capacity: 6, is_open: false },
    });
  });

  test('refuses fewer places than are taken, and an invitation link of another group', async () => {
    const { id } = await add('full', 2);
    await add('other', 2);
    for (const member of await createMembers(ctx, 2)) await assignGroup(ctx.as(member));
    await expect(editGroup(staff, id, createGroupInput('full', 1))).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { capacity: ['2 places are taken already, so there must be at least as many.'] },
    });
    await expect(editGroup(staff, id, createGroupInput('other', 2))).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { link: ['A group with this invitation is in the list already.'] },
    });
    await expect(add('full', 9)).rejects.toMatchObject({ code: 'conflict' });
    expect(await getGroup(staff, id)).toMatchObject({ capacity: 2, link: getLink('full'), version: 1 });
  });

  test('shows a conflict to the second of two concurrent editors', async () => {
    const { id } = await add('shared', 5);
    await assignGroup(ctx.as(await createMember(ctx)));
    await editGroup(staff, id, createGroupInput('shared', 6, true, 1));
    await expect(editGroup(staff, id, createGroupInput('shared', 7, true, 1))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(editGroup(staff, 999_999, createGroupInput('none', 1))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('closes a group for new members, keeps its members and the time, and can reopen it', async () => {
    const { id } = await add('closing', 5);
    const member = ctx.as(await createMember(ctx));
    await assignGroup(member);
    const closed = ctx.clock.now().toISOString();
    await editGroup(staff, id, createGroupInput('closing', 5, false));
    ctx.clock.set('2026-11-22T06:30:00+05:30');
    await editGroup(staff, id, createGroupInput('closing', 8, false));
    expect(await getGroup(staff, id)).toMatchObject({ closed_at: closed, places_taken: 1 });
    expect(await assignGroup(member)).toBe(getLink('closing'));
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(COMMON);
    await editGroup(staff, id, createGroupInput('closing', 8));
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(getLink('closing'));
  });

  test.each([
    ['title', ' '],
    ['link', 'http://chat.whatsapp.com/x'],
    ['link', 'javascript:alert(1)'],
    ['link', 'https://name:word@chat.whatsapp.com/x'],
    ['link', 'not a link'],
    ['capacity', '0'],
    ['capacity', '-1'],
    ['capacity', '1.5'],
    ['capacity', '100001'],
  ])('reports at %s the error in %j', (field, value) => {
    const { success, error } = addGroupSchema.safeParse({ ...createGroupInput('x', 1), [field]: value });
    expect([success, error?.issues.map(({ path }) => path.join('.'))]).toEqual([false, [field]]);
  });

  test('is open if an API call omits it, and closed if a form omits it', () => {
    const input = { ...createGroupInput('x', 1), is_open: undefined };
    expect([addGroupSchema.parse(input).is_open, groupFormSchema.parse(input).is_open]).toEqual([true, false]);
  });
});

test("a member's data export names the group, and a deleted account frees its place", async () => {
  await add('left', 1);
  const member = await createMember(ctx);
  await assignGroup(ctx.as(member));
  expect(await exportOwnData(ctx.as(member))).toMatchObject({ profile: { community_group: 'Group left' } });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  expect(await getPlacesTaken()).toEqual([0]);
  expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(getLink('left'));
});
