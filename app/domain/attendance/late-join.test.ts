import { beforeEach, describe, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createJoinPageKey } from './late-join';
import { ATTENDANCE_ALREADY_MARKED_MESSAGE, markAttendance } from './mark-attendance.server';

const ctx = await testContext();

const MINUTE = 60_000;

/**
 * Creates a class from 6:30 to 7:30, and the key of a page that a member opened at the given time.
 * `arrive` sends a tap from that page.
 */
async function openPage(opened: string) {
  ctx.clock.set(new Date(`2026-11-20T${opened}:00+05:30`));
  const member = await createMember(ctx);
  const { id: class_id } = await createClass(ctx, { date: '2026-11-20', from: '06:30', to: '07:30' });
  const page_key = createJoinPageKey(ctx, member.id);
  const input = { class_id, attendance_date: '2026-11-20' };
  return {
    member,
    class_id,
    page_key,
    arrive: (at: string, tapped_after_ms: number, who: { id: number } = member, key = page_key) => {
      ctx.clock.set(new Date(`2026-11-20T${at}:00+05:30`));
      return markAttendance(ctx.as(who), input, { page_key: key, tapped_after_ms });
    },
  };
}

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE members, classes CASCADE`;
});

describe('a tap that arrives late', () => {
  test('counts from when it was made, even if the class no longer accepts marks', async () => {
    const { arrive, class_id } = await openPage('07:20');
    await expect(arrive('07:50', 5 * MINUTE)).resolves.toMatchObject({ streak_updated: true, new_streak: 1 });
    const mark = await ctx.db.attendance.findFirstOrThrow({ where: { class_id } });
    expect(mark.marked_at).toEqual(new Date('2026-11-20T07:25:00+05:30'));
  });

  test('counts once, however often it arrives', async () => {
    const { arrive, class_id } = await openPage('06:40');
    await arrive('06:45', MINUTE);
    await expect(arrive('06:46', MINUTE)).rejects.toMatchObject({ userMessage: ATTENDANCE_ALREADY_MARKED_MESSAGE });
    expect(await ctx.db.attendance.count({ where: { class_id } })).toBe(1);
  });

  test.each([
    ['made before the class opened', '06:00', '06:35', 10 * MINUTE, 'invalid'],
    ['made after the marking window', '07:20', '07:50', 20 * MINUTE, 'invalid'],
    ['more than half an hour on its way', '06:40', '07:15', 0, 'invalid'],
  ])('is refused if it was %s', async (_, opened, arrived, after, code) => {
    const { arrive } = await openPage(opened);
    await expect(arrive(arrived, after)).rejects.toMatchObject({ code });
    expect(await ctx.db.attendance.count()).toBe(0);
  });

  test('never counts as later than its arrival, whatever the browser reports', async () => {
    const { arrive } = await openPage('06:00');
    await expect(arrive('06:10', 40 * MINUTE)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('requires a page that was rendered for this member, unchanged', async () => {
    const { arrive, page_key } = await openPage('06:40');
    await expect(arrive('06:45', MINUTE, await createMember(ctx))).rejects.toMatchObject({ code: 'invalid' });
    const [id, rendered = '', ...mark] = page_key.split('-');
    const earlier = (parseInt(rendered, 36) - MINUTE).toString(36);
    for (const forged of [[id, earlier, ...mark].join('-'), `${page_key}x`, ''])
      await expect(arrive('06:45', MINUTE, undefined, forged)).rejects.toMatchObject({ code: 'invalid' });
  });
});
