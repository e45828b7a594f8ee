import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { testContext } from '../../../tests/setup/context';
import { savedAnswerSchema } from './schemas';
import {
  createSavedAnswer,
  deleteSavedAnswer,
  getSavedAnswer,
  listSavedAnswers,
  updateSavedAnswer,
} from './saved-answers.server';

const ctx = await testContext();
const staff = await asAdmin(ctx, ['answer_messages']);
const parse = (name: string, text: string, version?: number) =>
  savedAnswerSchema.parse({ name, text, ...(version === undefined ? {} : { version: String(version) }) });

test('staff who answer messages add, change and delete saved answers, which is audited', async () => {
  const { id } = await createSavedAnswer(staff, parse('Free', 'It is free.\r\nReally.'));
  await createSavedAnswer(staff, parse('A link', 'Open the home page.'));
  await updateSavedAnswer(staff, id, parse('Is it free', 'Yes.', 1));
  expect(await getSavedAnswer(staff, id)).toEqual({ id, name: 'Is it free', text: 'Yes.', version: 2 });
  expect((await listSavedAnswers(staff)).map(({ name }) => name)).toEqual(['A link', 'Is it free']);
  await deleteSavedAnswer(staff, id);
  await expect(getSavedAnswer(staff, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteSavedAnswer(staff, id)).rejects.toMatchObject({ code: 'not_found' });
  const entries = await ctx.db.auditEntry.findMany({
    where: { subject_kind: 'saved_answer', subject_id: String(id) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'saved_answer.created', before: null, after: { name: 'Free', text: 'It is free.\nReally.' } },
    {
      action: 'saved_answer.updated',
      before: { name: 'Free', text: 'It is free.\nReally.' },
      after: { name: 'Is it free', text: 'Yes.' },
    },
    { action: 'saved_answer.deleted', before: { name: 'Is it free', text: 'Yes.' }, after: null },
  ]);
});

test('a name is unique, and an edit does not overwrite a later one', async () => {
  await ctx.db.savedAnswer.deleteMany();
  await createSavedAnswer(staff, parse('Free', 'Yes.'));
  const { id } = await createSavedAnswer(staff, parse('Link', 'Open the home page.'));
  const taken = { code: 'conflict', fieldErrors: { name: ['A saved answer has this name already'] } };
  await expect(createSavedAnswer(staff, parse('Free', 'No.'))).rejects.toMatchObject(taken);
  await expect(updateSavedAnswer(staff, id, parse('Free', 'No.', 1))).rejects.toMatchObject(taken);
  await updateSavedAnswer(staff, id, parse('Link', 'Reload the page.', 1));
  await expect(updateSavedAnswer(staff, id, parse('Link', 'Log in.', 1))).rejects.toMatchObject({ code: 'conflict' });
});

test('there are at most 50 answers, also if several are added at the same time', async () => {
  await ctx.db.savedAnswer.deleteMany();
  const times = { created_at: ctx.clock.now(), updated_at: ctx.clock.now() };
  await ctx.db.savedAnswer.createMany({
    data: Array.from({ length: 49 }, (_, at) => ({ name: `Answer ${at}`, text: 'Yes.', ...times })),
  });
  const added = await Promise.allSettled(
    ['One', 'Two', 'Three'].map((name) => createSavedAnswer(staff, parse(name, 'No.'))),
  );
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(createSavedAnswer(staff, parse('Four', 'No.'))).rejects.toMatchObject({ code: 'conflict' });
});

test('other staff can neither read nor change them', async () => {
  const other = await asAdmin(ctx, ['view_members', 'manage_resources']);
  const forbidden = { code: 'forbidden' };
  await expect(async () => listSavedAnswers(other)).rejects.toMatchObject(forbidden);
  await expect(async () => createSavedAnswer(other, parse('Free', 'Yes.'))).rejects.toMatchObject(forbidden);
  await expect(async () => updateSavedAnswer(other, 1, parse('Free', 'Yes.'))).rejects.toMatchObject(forbidden);
  await expect(async () => deleteSavedAnswer(other, 1)).rejects.toMatchObject(forbidden);
});
