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

const linkOf = (name: string) => `https://chat.whatsapp.com/${name}`;
const groupOf = (name: string, capacity: number, is_open = true, version?: number) => ({
  title: `Group ${name}`,
  link: linkOf(name),
  capacity,
  is_open,
  version,
});
const add = (name: string, capacity: number, is_open?: boolean) => addGroup(staff, groupOf(name, capacity, is_open));
const taken = async () => (await listGroups(staff)).map(({ places_taken }) => places_taken);

describe('opening the group', () => {
  test('deals a place at the first time alone, and leads back to the same group', async () => {
    await add('one', 1);
    await add('two', 1);
    const [asha, mary] = await createMembers(ctx, 2).then((members) => members.map((one) => ctx.as(one)));
    const moment = ctx.clock.now();
    expect(asha && (await assignGroup(asha))).toBe(linkOf('one'));
    expect(mary && (await assignGroup(mary))).toBe(linkOf('two'));
    ctx.clock.set('2026-11-21T06:30:00+05:30');
    ctx.queries.clear();
    expect(asha && (await assignGroup(asha))).toBe(linkOf('one'));
    expect(ctx.queries.seen).toHaveLength(1);
    expect(await taken()).toEqual([1, 1]);
    const opened = await ctx.db.member.findMany({ where: { communityGroup: { isNot: null } } });
    expect(opened.map(({ group_opened_at }) => group_opened_at)).toEqual([moment, moment]);
  });

  test('leads to the common group while the pool is empty, full or closed, and notes it', async () => {
    const member = await createMember(ctx);
    expect(await assignGroup(ctx.as(member))).toBe(COMMON);
    expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({
      group_opened_at: ctx.clock.now(),
      community_group_id: null,
    });
    await add('shut', 5, false);
    await add('small', 1);
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(linkOf('small'));
    const late = ctx.as(await createMember(ctx));
    expect(await assignGroup(late)).toBe(COMMON);
    await add('later', 1);
    expect(await assignGroup(late)).toBe(linkOf('later'));
    expect(await taken()).toEqual([0, 1, 1]);
  });

  test('takes one place for many taps of one member at once', async () => {
    await add('one', 10);
    await add('two', 10);
    const member = ctx.as(await createMember(ctx));
    const led = await Promise.all(Array.from({ length: 20 }, () => assignGroup(member)));
    expect(new Set(led)).toEqual(new Set([linkOf('one')]));
    expect(await taken()).toEqual([1, 0]);
  });

  test('is exact when 1,000 come at once: no place too many, none unused', async () => {
    for (const [name, places] of [['a', 400] as const, ['b', 150] as const, ['c', 250] as const])
      await add(name, places);
    const members = await createMembers(ctx, 1000);
    const led = await Promise.all(members.map((member) => assignGroup(ctx.as(member))));
    const expected = { [linkOf('a')]: 400, [linkOf('b')]: 150, [linkOf('c')]: 250, [COMMON]: 200 };
    expect(tally(led)).toEqual(expected);
    expect(await taken()).toEqual([400, 150, 250]);
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
      editGroup(staff, first, groupOf('grows', 20)),
      editGroup(staff, second, groupOf('closes', 30, false)),
    ]);
    const counts = tally(led);
    expect(await taken()).toEqual([counts[linkOf('grows')], counts[linkOf('closes')] ?? 0]);
    expect(counts[linkOf('grows')]).toBeLessThanOrEqual(20);
  });

  test('is for members', async () => {
    await expect(assignGroup(ctx.as({ kind: 'visitor' }))).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the pool of groups', () => {
  test('is kept by manage_resources alone, and the audit log says what changed', async () => {
    const other = await asAdmin(ctx, ['manage_users', 'manage_classes']);
    await expect(addGroup(other, groupOf('x', 1))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(editGroup(other, 1, groupOf('x', 1))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listGroups(other)).rejects.toMatchObject({ code: 'forbidden' });
    const { id } = await add('audited', 5);
    await editGroup(staff, id, groupOf('audited', 6, false));
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

  test('refuses fewer places than are taken, and an invitation that another group has', async () => {
    const { id } = await add('full', 2);
    await add('other', 2);
    for (const member of await createMembers(ctx, 2)) await assignGroup(ctx.as(member));
    await expect(editGroup(staff, id, groupOf('full', 1))).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { capacity: ['2 places are taken already, so there must be at least as many.'] },
    });
    await expect(editGroup(staff, id, groupOf('other', 2))).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { link: ['A group with this invitation is in the list already.'] },
    });
    await expect(add('full', 9)).rejects.toMatchObject({ code: 'conflict' });
    expect(await getGroup(staff, id)).toMatchObject({ capacity: 2, link: linkOf('full'), version: 1 });
  });

  test('tells the second of two editors, and a dealt place is no edit', async () => {
    const { id } = await add('shared', 5);
    await assignGroup(ctx.as(await createMember(ctx)));
    await editGroup(staff, id, groupOf('shared', 6, true, 1));
    await expect(editGroup(staff, id, groupOf('shared', 7, true, 1))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(editGroup(staff, 999_999, groupOf('none', 1))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('closed leads nobody new there, keeps those who are in it, remembers since when, and opens again', async () => {
    const { id } = await add('closing', 5);
    const member = ctx.as(await createMember(ctx));
    await assignGroup(member);
    const closed = ctx.clock.now().toISOString();
    await editGroup(staff, id, groupOf('closing', 5, false));
    ctx.clock.set('2026-11-22T06:30:00+05:30');
    await editGroup(staff, id, groupOf('closing', 8, false));
    expect(await getGroup(staff, id)).toMatchObject({ closed_at: closed, places_taken: 1 });
    expect(await assignGroup(member)).toBe(linkOf('closing'));
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(COMMON);
    await editGroup(staff, id, groupOf('closing', 8));
    expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(linkOf('closing'));
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
  ])('says at %s what is wrong with %j', (field, value) => {
    const { success, error } = addGroupSchema.safeParse({ ...groupOf('x', 1), [field]: value });
    expect([success, error?.issues.map(({ path }) => path.join('.'))]).toEqual([false, [field]]);
  });

  test('is open where a call says nothing, and closed where a form does', () => {
    const said = { ...groupOf('x', 1), is_open: undefined };
    expect([addGroupSchema.parse(said).is_open, groupFormSchema.parse(said).is_open]).toEqual([true, false]);
  });
});

test('a member’s data name the group, and a deleted account frees its place', async () => {
  await add('left', 1);
  const member = await createMember(ctx);
  await assignGroup(ctx.as(member));
  expect(await exportOwnData(ctx.as(member))).toMatchObject({ profile: { community_group: 'Group left' } });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  expect(await taken()).toEqual([0]);
  expect(await assignGroup(ctx.as(await createMember(ctx)))).toBe(linkOf('left'));
});
