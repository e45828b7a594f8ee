import { expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T12:00:00+05:30' });
const request = await createRequester(ctx.app);

test('the export of members is a CSV file with the filtered members, and the audit log records it', async () => {
  const admin = await createAdmin(ctx, ['export_members']);
  const headers = await createAdminCookie(ctx, admin);
  await createMember(ctx, { name: 'Asha Rao', phone: '+919876512345', city: 'Pune' });
  await createMember(ctx, { name: 'Ravi Kumar', city: 'Delhi' });
  const file = await request('POST', '/admin/users/export', { headers, form: { city: 'Pune' } });
  expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="members-2026-11-20.csv"');
  const [head, ...rows] = file.text.trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?id,name,phone,email,city,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Asha Rao');
  expect(rows[0]).not.toContain('9876512345');
  expect(await ctx.db.auditEntry.findMany({ where: { action: 'members.exported' } })).toMatchObject([
    { actor_id: admin.id, after: { city: 'Pune', phones: false } },
  ]);
});
