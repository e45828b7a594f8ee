import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  DONOR_RECORD_DAYS,
  INBOUND_MESSAGE_DAYS,
  RETENTION_RULES,
  SHORT_DAYS,
} from '~/domain/retention/retention.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { LANGUAGES } from '~/i18n/languages';
import { listRepositoryFiles } from '../setup/repository-files';

const schema = fs
  .readdirSync('prisma/schema')
  .map((file) => fs.readFileSync(`prisma/schema/${file}`, 'utf8'))
  .join('\n');
const models = Array.from(schema.matchAll(/^model (\w+) \{[^]*?@@map\("(\w+)"\)/gm), ([, model = '', table = '']) => ({
  model,
  table,
}));
const tables = models.map(({ table }) => table);

test('every table has a retention rule', () => {
  expect(Object.keys(RETENTION_RULES).sort()).toEqual(tables.sort());
});

test('docs/security.md lists the same rules', () => {
  const written = Array.from(
    fs.readFileSync('docs/security.md', 'utf8').matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm),
    ([, table, kept]) => [table, kept],
  );
  expect(written).toEqual(Object.entries(RETENTION_RULES).map(([table, { kept }]) => [table, kept]));
});

/** Commands that delete rows of a member, apart from rules with a time limit, and why they may. */
const DELETIONS: Readonly<Record<string, string>> = {
  'app/domain/sessions/delete-account.server.ts': 'the account is deleted',
  'app/domain/imports/undo-attendances.server.ts': 'the import is undone',
  'app/domain/streaks/pause.server.ts': 'the pause ended on its first day',
};

test('rows that are kept as long as the membership are deleted by no job', () => {
  const withMember = models.filter(({ table }) => RETENTION_RULES[table]?.kept === 'as long as the membership');
  expect(withMember.length).toBeGreaterThan(5);
  expect(withMember.filter(({ table }) => RETENTION_RULES[table]?.sweep)).toEqual([]);
  const files = listRepositoryFiles().filter((file) => /^(?:app|worker)\/.*(?<!\.test)\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return withMember
      .filter(({ model, table }) =>
        new RegExp(`DELETE FROM ${table}\\b|\\.${model}\\.delete(?:Many)?\\(`, 'i').test(text),
      )
      .map(() => file);
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(DELETIONS).sort());
});

/** Eight, as a policy writes it in each language. */
const EIGHT = { en: 'eight years', hi: 'आठ साल', mr: 'आठ वर्षे' };

test('the privacy policy states the times of the rules', () => {
  expect(Math.round(DONOR_RECORD_DAYS / 365.25)).toBe(8);
  const policies = LANGUAGES.map((language) => JSON.stringify(CATALOGUES[language].policies));
  for (const days of [INBOUND_MESSAGE_DAYS, SHORT_DAYS])
    expect(policies.filter((text) => !new RegExp(`\\b${days} `).test(text))).toEqual([]);
  expect(LANGUAGES.filter((language, at) => !policies[at]?.includes(EIGHT[language]))).toEqual([]);
});
