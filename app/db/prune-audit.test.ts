import { expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { pruneAuditLog } from './prune-audit.server';

const ctx = await testContext();

const createEntry = (created_at: string) => ({
  actor_kind: 'system' as const,
  action: 'faq.created',
  subject_kind: 'faq',
  subject_id: '1',
  created_at: new Date(created_at),
});

test('entries older than the given number of years are deleted, which is recorded, and no others', async () => {
  await ctx.db.auditEntry.createMany({
    data: ['2018-11-20T09:59:00Z', '2018-11-20T10:01:00Z', '2026-11-19T10:00:00Z'].map(createEntry),
  });
  const now = new Date('2026-11-20T10:00:00Z');
  expect(await pruneAuditLog(ctx.databaseUrl, 8, now)).toBe(1);
  expect(await pruneAuditLog(ctx.databaseUrl, 8, now)).toBe(0);
  const left = await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(left.map(({ action, created_at }) => [action, created_at.toISOString()])).toEqual([
    ['faq.created', '2018-11-20T10:01:00.000Z'],
    ['faq.created', '2026-11-19T10:00:00.000Z'],
    ['audit.pruned', '2026-11-20T10:00:00.000Z'],
  ]);
  expect(left[2]).toMatchObject({ actor_kind: 'system', after: { deleted: 1, before: '2018-11-20T10:00:00.000Z' } });
});

test('after the deletion, the database refuses to delete entries again', async () => {
  await pruneAuditLog(ctx.databaseUrl, 8);
  await ctx.db.auditEntry.createMany({ data: [createEntry('2026-11-19T10:00:00Z')] });
  await expect(ctx.db.auditEntry.deleteMany()).rejects.toThrow();
});
