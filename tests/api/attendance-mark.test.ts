import { expect, test } from 'vitest';
import { createClass } from '../factories/class';
import { createMembers, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';
import { tally } from '../setup/tally';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await requesterOn(ctx.parts);

test('400 marks at once by 200 members on a class of 50 end as 50 marks', { timeout: 60_000 }, async () => {
  const yogaClass = await createClass(ctx, { maxParticipants: 50 });
  const tokens = await Promise.all((await createMembers(ctx, 200)).map((member) => tokenOf(ctx, member)));
  const json = { class_id: yogaClass.id, attendance_date: '2026-11-20' };
  const answers = await Promise.all(
    [...tokens, ...tokens].map((token) => request('POST', '/api/user/attendance/mark', { token, json })),
  );
  expect(tally(answers.map(({ status, body }) => `${status} ${String(body.message)}`))).toEqual({
    '200 Attendance marked successfully!': 50,
    '409 Attendance already marked for this class': 50,
    '400 This class is full': 300,
  });
  expect(await ctx.db.attendance.count({ where: { classId: yogaClass.id } })).toBe(50);
  expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: yogaClass.id } })).toMatchObject({
    attendanceCount: 50,
  });
});
