import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDonationReportResponse } from '~/http/donation-report.server';
import { asAdmin } from '../../factories/admin';
import { submitDonation } from '../../factories/donation';
import { createMember, createSessionContext } from '../../factories/member';
import { testContext } from '../../setup/context';
import { testEnvironment } from '../../setup/environment';

const ctx = await testContext();

/** EXPORTED_ROWS=1000000 measures the report of a million donations. */
const ROWS = Number(process.env.EXPORTED_ROWS ?? 60_000);

test('a report of 60,000 donations is streamed by a process with little memory', async () => {
  await asAdmin(ctx, ['view_analytics']);
  await ctx.db.$executeRaw`ALTER TABLE donations DISABLE TRIGGER USER`;
  await ctx.db.$executeRaw`
    INSERT INTO donations (amount_paise, category, payment_method, status, rejection_reason, decided_by_id, decided_at, donated_on, created_at)
    SELECT 10100, 'Sewa', 'qr', 'rejected', repeat('Unreadable. ', 20), (SELECT min(id) FROM admins), '2026-11-02', '2026-11-01', '2026-11-01'::timestamptz + n % 500 * interval '1 minute'
    FROM generate_series(1, ${ROWS}::int) AS n`;
  const env = { PATH: process.env.PATH, ...testEnvironment(ctx.databaseUrl, ctx.sandboxUrl) };
  const program = ['--max-old-space-size=128', '--import', 'tsx', 'tests/setup/write-donation-report.ts'];
  const start = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  process.stdout.write(`${ROWS} donations in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  expect(JSON.parse(stdout)).toMatchObject({ lines: ROWS + 1 });
  expect(await ctx.db.auditEntry.count({ where: { action: 'donations.exported' } })).toBe(1);
});

test.each([
  { permissions: ['view_analytics', 'manage_phones'], isComplete: true },
  { permissions: ['view_analytics'], isComplete: false },
] as const)('a report for $permissions names the member of each donation', async ({ permissions, isComplete }) => {
  const member = await createMember(ctx);
  await submitDonation(await createSessionContext(ctx, member));
  const report = await createDonationReportResponse(await asAdmin(ctx, permissions), {
    format: 'csv',
    status: 'pending',
  });
  const [columns = [], row = []] = (await report.text()).split('\n').map((line) => line.trim().split(','));
  const cells = Object.fromEntries(columns.map((column, index) => [column, row[index]]));
  expect(cells).toMatchObject({
    member_id: String(member.id),
    member_id_label: `SNG-${member.id}`,
    phone: isComplete ? expect.stringContaining(member.phone) : `••••••${member.phone.slice(-4)}`,
  });
});
