import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultInstructions } from '~/i18n/en/instructions';
import { defaultInstructions as inHindi } from '~/i18n/hi/instructions';
import { testContext } from '../../../tests/setup/context';

const ctx = await testContext();

test('default focus texts of old versions become plain, and texts that staff changed remain', async () => {
  await ctx.db.instruction.deleteMany();
  const first = 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.';
  const firstInHindi = 'मोड़ वाले आसन और पाचन: अर्ध मत्स्येन्द्रासन और मरीच्यासन, हर ओर पाँच साँसें। नाभि से मुड़ें।';
  await ctx.db.instruction.createMany({
    data: [
      { day_name: 'Friday', instruction: first, translations: { hi: { instruction: firstInHindi } } },
      { day_name: 'Sunday', instruction: 'Our own words', translations: { hi: { instruction: 'हमारे शब्द' } } },
    ],
  });
  const folder = new URL('../../../prisma/migrations/20261202000000_plain_focus_texts/', import.meta.url);
  const statements = (await readFile(new URL('migration.sql', folder), 'utf8'))
    .split(/;\n/)
    .filter((sql) => sql.trim());
  for (const sql of statements) await ctx.db.$executeRawUnsafe(sql);
  expect(await ctx.db.instruction.findMany({ orderBy: { day_name: 'asc' } })).toMatchObject([
    { instruction: defaultInstructions.Friday, translations: { hi: { instruction: inHindi.Friday } } },
    { instruction: 'Our own words', translations: { hi: { instruction: 'हमारे शब्द' } } },
  ]);
});
