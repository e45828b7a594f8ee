import { expect, test } from 'vitest';
import { createAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addDays, getMonday, toDatabaseDate } from '~/lib/calendar';
import { findMissingSetup, logMissingSetup } from './missing-setup.server';

const ctx = await testContext({ environment: { UPI_ID: '' } });

test('an empty platform lacks an admin, classes, questions, a challenge and its own addresses, and logs it', async () => {
  const lines: object[] = [];
  await logMissingSetup({ ...ctx, log: { ...ctx.log, warn: (line: object) => void lines.push(line) } });
  const settings = ['UPI_ID'];
  expect(lines).toEqual([
    { missing: { admin: true, brand: true, classes: true, members: true, faqs: true, challenge: true, settings } },
  ]);
});

test('a complete platform lacks nothing and logs nothing', async () => {
  await createAdmin(ctx);
  await ctx.db.siteSettings.create({ data: { name: 'Ours', updated_at: ctx.clock.now() } });
  await createClass(ctx);
  await createMember(ctx);
  await ctx.db.faq.create({
    data: { question: 'Is it free?', answer: 'Yes.', created_at: ctx.clock.now(), updated_at: ctx.clock.now() },
  });
  const starts_on = toDatabaseDate(addDays(getMonday(ctx.clock.today()), 7));
  await ctx.db.challenge.create({ data: { title: 'Mornings', starts_on, created_at: ctx.clock.now() } });
  const complete = { ...ctx, settingsLeftOut: [] };
  const nothing = {
    admin: false,
    brand: false,
    classes: false,
    members: false,
    faqs: false,
    challenge: false,
    settings: [],
  };
  expect(await findMissingSetup(complete)).toEqual(nothing);
  await ctx.db.challenge.updateMany({ data: { ended_at: ctx.clock.now() } });
  expect(await findMissingSetup(complete)).toEqual({ ...nothing, challenge: true });
  await ctx.db.challenge.updateMany({ data: { ended_at: null } });
  const failOnWarning = () => {
    throw new Error('nothing is missing');
  };
  await logMissingSetup({ ...complete, log: { ...ctx.log, warn: failOnWarning } });
});
