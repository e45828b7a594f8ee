import { expect, test } from 'vitest';
import { createAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { testContext } from '../../../tests/setup/context';
import { findMissing, logMissing } from './set-up.server';

const ctx = await testContext({ environment: { UPI_ID: 'sangha@bank' } });

test('an empty platform lacks an admin, classes, questions and its own addresses, and its log says so', async () => {
  const lines: object[] = [];
  await logMissing({ ...ctx, log: { ...ctx.log, warn: (line: object) => void lines.push(line) } });
  const settings = ['WHATSAPP_GROUP_URL', 'TELEGRAM_CHAT_URL'];
  expect(lines).toEqual([{ missing: { admin: true, classes: true, faqs: true, settings } }]);
});

test('a platform with all of it lacks nothing, and its log says nothing', async () => {
  await createAdmin(ctx);
  await createClass(ctx);
  await ctx.db.faq.create({
    data: { question: 'Is it free?', answer: 'Yes.', created_at: ctx.clock.now(), updated_at: ctx.clock.now() },
  });
  const complete = { ...ctx, settingsLeftOut: [] };
  expect(await findMissing(complete)).toEqual({ admin: false, classes: false, faqs: false, settings: [] });
  const fails = () => {
    throw new Error('nothing is missing');
  };
  await logMissing({ ...complete, log: { ...ctx.log, warn: fails } });
});
