import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { getDayReport } from './day-report.server';

const DAY = '2026-11-20';
const ctx = await testContext({ at: `${DAY}T12:00:00+05:30` });
const staff = await asAdmin(ctx, ['manage_classes', 'view_all_donations']);

test('the report of a day has its classes, late members, ratings, reminders, new members and donations', async () => {
  const held = await createClass(ctx, {
    date: DAY,
    from: '06:00',
    to: '06:45',
    title: 'Sunrise',
    max_participants: 30,
  });
  await createClass(ctx, { date: DAY, from: '18:00', to: '19:00', title: 'Off', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { date: DAY, from: '19:00', to: '20:00', title: 'Gone', deleted_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-19', title: 'Yesterday' });
  for (const time of ['05:55', '06:04', '06:11']) {
    const { id: member_id } = await createMember(ctx);
    const marked_at = new Date(`${DAY}T${time}:00+05:30`);
    await ctx.db.attendance.create({ data: { member_id, class_id: held.id, class_date: held.class_date, marked_at } });
  }
  await ctx.db.yogaClass.update({
    where: { id: held.id },
    data: { attendance_count: 3, rating_count: 2, rating_sum: 9 },
  });
  const donation = { category: 'sewa', payment_method: 'qr', created_at: ctx.clock.now() } as const;
  const decided_at = ctx.clock.now();
  await ctx.db.member.updateMany({ data: { created_at: decided_at } });
  await ctx.db.donation.createMany({
    data: [
      { ...donation, status: 'approved', decided_at, amount_paise: 50_000, donated_on: toDatabaseDate(DAY) },
      { ...donation, status: 'pending', amount_paise: 10_000, donated_on: toDatabaseDate(DAY) },
      { ...donation, status: 'approved', decided_at, amount_paise: 20_000, donated_on: toDatabaseDate('2026-11-19') },
    ],
  });
  const { class_date, starts_at } = held;
  await ctx.db.reminderSlot.create({
    data: { class_id: held.id, class_date, starts_at, scheduled_at: starts_at, sent: 5, pushed: 2 },
  });

  const report = await getDayReport(staff, DAY);
  expect(report).toMatchObject({
    date: DAY,
    isSoFar: true,
    newMembers: 3,
    donations: { donations: 1, sumPaise: 50_000 },
  });
  expect(report.classes).toMatchObject([
    { title: 'Sunrise', taken: 3, max_participants: 30, late: 1, rating_count: 2, average_rating: 4.5, reminders: 7 },
    { title: 'Off', is_cancelled: true, taken: 0, late: 0, average_rating: null, reminders: 0 },
  ]);
});

test('donations are only for staff who may see them, and other days are apart', async () => {
  const organiser = await asAdmin(ctx, ['manage_classes']);
  expect(await getDayReport(organiser, DAY)).toMatchObject({ donations: null });
  expect(await getDayReport(staff, '2026-11-18')).toMatchObject({ isSoFar: false, classes: [], newMembers: 0 });
  await expect(getDayReport(staff, '2026-11-21')).rejects.toMatchObject({ code: 'not_found' });
  await expect(getDayReport(await asAdmin(ctx, ['manage_users']), DAY)).rejects.toMatchObject({ code: 'forbidden' });
});
