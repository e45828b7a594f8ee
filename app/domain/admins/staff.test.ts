import { describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { createMember, PASSWORD } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { failedLoginsCounter } from '~/lib/metrics.server';
import { startSession } from '../sessions/start-session.server';
import { addAdmin } from './add-admin.server';
import { listAuditLog } from './audit-log.server';
import { changeOwnPassword, setAdminPassword } from './change-password.server';
import { checkAdminCredentials } from './check-credentials.server';
import { PERMISSIONS } from './policy';
import { addAdminSchema, auditLogSchema, updateAdminSchema } from './schemas';
import { getStaffMember, listStaff } from './staff.server';
import { updateAdmin } from './update-admin.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const NEW_PASSWORD = 'chandra-namaskar-9';

const person = { name: 'Ravi', email: 'ravi@example.in', username: 'Ravi.K', password: PASSWORD };
const canLogIn = (username: string, password: string) =>
  checkAdminCredentials(ctx, { username, password }).then(
    () => true,
    () => false,
  );
const parseEdit = (more: object) => updateAdminSchema.parse({ name: 'Ravi', email: 'ravi@example.in', ...more });

describe('adding an admin', () => {
  test('lets them log in with the given password, which the audit entry does not contain', async () => {
    const staff = await asAdmin(ctx);
    const { id } = await addAdmin(staff, addAdminSchema.parse({ ...person, permissions: ['manage_users'] }));
    expect(await getStaffMember(staff, id)).toMatchObject({
      username: 'ravi.k',
      permissions: ['manage_users'],
      disabled: false,
      is_self: false,
    });
    expect(await canLogIn('ravi.k', PASSWORD)).toBe(true);
    const entry = await ctx.db.auditEntry.findFirstOrThrow({
      where: { action: 'admin.added', subject_id: String(id) },
    });
    expect(JSON.stringify(entry.after)).not.toContain(PASSWORD);
  });

  test('from the command line creates the first one, who can also be a member', async () => {
    const { id: memberId, phone } = await createMember(ctx);
    const first = { ...person, username: 'first', memberPhone: phone };
    const { id } = await addAdmin(ctx, addAdminSchema.parse({ ...first, permissions: ['manage_admins'] }));
    expect(await ctx.db.admin.findUniqueOrThrow({ where: { id } })).toMatchObject({
      username: 'first',
      member_id: memberId,
    });
    expect(await canLogIn('first', PASSWORD)).toBe(true);
    const addSecond = (more: object) => addAdmin(ctx, addAdminSchema.parse({ ...first, username: 'second', ...more }));
    await expect(addSecond({})).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { memberPhone: expect.anything() },
    });
    await expect(addSecond({ memberPhone: '9000000009' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await ctx.db.admin.count({ where: { username: 'second' } })).toBe(0);
  });

  test('is refused without the permission', async () => {
    const refusal = addAdmin(
      await asAdmin(ctx, ['manage_users']),
      addAdminSchema.parse({ ...person, username: 'third' }),
    );
    await expect(refusal).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('with a username that is taken is refused at the field', async () => {
    const { username } = await createAdmin(ctx);
    const refusal = addAdmin(await asAdmin(ctx), addAdminSchema.parse({ ...person, username }));
    await expect(refusal).rejects.toMatchObject({ code: 'conflict', fieldErrors: { username: expect.anything() } });
  });
});

describe('editing an admin', () => {
  test('grants and removes permissions, and disabling ends the sessions', async () => {
    const staff = await asAdmin(ctx);
    const { id, username, version } = await createAdmin(ctx, ['manage_users']);
    await startSession(ctx, ctx.db, { kind: 'admin', adminId: id });
    await updateAdmin(staff, id, parseEdit({ permissions: ['manage_classes'], disabled: '1', version }));
    expect(await getStaffMember(staff, id)).toMatchObject({ permissions: ['manage_classes'], disabled: true });
    expect(await ctx.db.session.count({ where: { admin_id: id } })).toBe(0);
    expect(await canLogIn(username, PASSWORD)).toBe(false);
    expect((await listStaff(staff)).at(-1)).toMatchObject({ id, disabled: true });
  });

  test('shows a conflict to the second of two concurrent editors', async () => {
    const staff = await asAdmin(ctx);
    const { id, version } = await createAdmin(ctx);
    await updateAdmin(staff, id, parseEdit({ name: 'First', version }));
    await expect(updateAdmin(staff, id, parseEdit({ name: 'Second', version }))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await getStaffMember(staff, id)).toMatchObject({ name: 'First' });
  });

  test('always leaves one active admin who manages staff, also with concurrent edits', async () => {
    await ctx.db.adminPermission.deleteMany({ where: { permission: 'manage_admins' } });
    const [one, other] = [await createAdmin(ctx), await createAdmin(ctx)];
    const createAdminContext = (admin: { id: number }) =>
      ctx.as({ kind: 'admin', adminId: admin.id, sessionId: 0, permissions: PERMISSIONS, recentlyVerified: true });
    await expect(updateAdmin(createAdminContext(one), one.id, parseEdit({ permissions: [] }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const both = await Promise.allSettled([
      updateAdmin(createAdminContext(one), other.id, parseEdit({ permissions: [] })),
      updateAdmin(createAdminContext(other), one.id, parseEdit({ permissions: [] })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ctx.db.adminPermission.count({ where: { permission: 'manage_admins' } })).toBe(1);
  });
});

describe('a password', () => {
  test("of one's own requires the current one and ends the other sessions", async () => {
    const { id, username } = await createAdmin(ctx);
    await startSession(ctx, ctx.db, { kind: 'admin', adminId: id });
    await startSession(ctx, ctx.db, { kind: 'admin', adminId: id });
    const own = await ctx.db.session.findFirstOrThrow({ where: { admin_id: id } });
    const acting = ctx.as({ kind: 'admin', adminId: id, sessionId: own.id, permissions: [] });
    const wrong = changeOwnPassword(acting, { password: 'not this', newPassword: NEW_PASSWORD });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid', fieldErrors: { password: expect.anything() } });
    await changeOwnPassword(acting, { password: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await canLogIn(username, NEW_PASSWORD)).toBe(true);
    expect(await ctx.db.session.findMany({ where: { admin_id: id }, select: { id: true } })).toEqual([{ id: own.id }]);
  });

  test('of another admin can be set with manage_staff and ends all sessions', async () => {
    const { id, username } = await createAdmin(ctx);
    await startSession(ctx, ctx.db, { kind: 'admin', adminId: id });
    await setAdminPassword(await asAdmin(ctx), id, { newPassword: NEW_PASSWORD });
    expect([await canLogIn(username, PASSWORD), await canLogIn(username, NEW_PASSWORD)]).toEqual([false, true]);
    expect(await ctx.db.session.count({ where: { admin_id: id } })).toBe(0);
    const lesser = await asAdmin(ctx, ['manage_users']);
    await expect(setAdminPassword(lesser, id, { newPassword: PASSWORD })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('the audit log can be read page by page, without gaps or repeats, and filtered', async () => {
  const staff = await asAdmin(ctx);
  const { id: actorId } = await createAdmin(ctx);
  await ctx.db.auditEntry.createMany({
    data: Array.from({ length: 120 }, (_, at) => ({
      actor_kind: 'admin' as const,
      actor_id: actorId,
      subject_kind: 'class',
      subject_id: String(at % 3),
      action: at % 2 === 0 ? 'class.updated' : 'class.created',
      created_at: new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(at / 7))),
    })),
  });
  const seen: string[] = [];
  for (let before: string | null | undefined; before !== null;) {
    const page = await listAuditLog(
      staff,
      auditLogSchema.parse({ actor: String(actorId), before: before ?? undefined }),
    );
    seen.push(...page.lines.map(({ id }) => id));
    before = page.before;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
  const listAuditLines = async (query: object) => (await listAuditLog(staff, auditLogSchema.parse(query))).lines;
  expect((await listAuditLines({ action: 'class.updated', subject: 'class 0' })).length).toBe(20);
  expect((await listAuditLines({ action: 'class.updated' }))[0]?.sentence).toMatchObject({
    before: 'changed ',
    subject: expect.stringMatching(/^the class \d$/) as string,
  });
  expect((await listAuditLines({ subject: 'class' })).length).toBe(50);
  expect(await listAuditLines({ action: 'no.such' })).toEqual([]);
  const late = { created_at: new Date('2026-10-31T18:29:59Z'), action: 'class.created' };
  await ctx.db.auditEntry.create({
    data: { ...late, actor_kind: 'admin', actor_id: actorId, subject_kind: 'class', subject_id: '7' },
  });
  expect(await listAuditLines({ actor: String(actorId), day: '2026-10-31' })).toMatchObject([
    { sentence: { subject: 'the class 7' } },
  ]);
  expect((await listAuditLines({ actor: String(actorId), day: '2026-11-01' })).length).toBe(50);
});

test('only the open entry has details, and its page does not move when entries are added', async () => {
  const staff = await asAdmin(ctx);
  const { id: actorId } = await createAdmin(ctx);
  const addEntry = (title: string) =>
    ctx.db.auditEntry.create({
      data: {
        actor_kind: 'admin',
        actor_id: actorId,
        subject_kind: 'class',
        subject_id: '7',
        action: 'class.updated',
        after: { title },
        address: '203.0.113.7',
        created_at: ctx.clock.now(),
      },
    });
  const list = (query: object) => listAuditLog(staff, auditLogSchema.parse({ actor: String(actorId), ...query }));
  const [older, newer] = [await addEntry('Flow'), await addEntry('Rest')];
  const { cursor } = await list({});
  ctx.clock.advance(1);
  await addEntry('Later');
  const { lines } = await list({ before: cursor, entry: String(older.id) });
  expect(lines.map(({ id, details }) => [id, details])).toEqual([
    [String(newer.id), null],
    [String(older.id), { address: '203.0.113.7', changes: [{ field: 'Title', before: null, after: 'Flow' }] }],
  ]);
});

test('failed logins of staff are counted by reason', async () => {
  const { username } = await createAdmin(ctx);
  const disabled = await createAdmin(ctx);
  await ctx.db.admin.update({ where: { id: disabled.id }, data: { disabled_at: ctx.clock.now() } });
  failedLoginsCounter.reset();
  expect(await canLogIn(username, 'not this one')).toBe(false);
  expect(await canLogIn('nobody-of-ours', PASSWORD)).toBe(false);
  expect(await canLogIn(disabled.username, PASSWORD)).toBe(false);
  const { values } = await failedLoginsCounter.get();
  expect(values.map(({ labels, value }) => `${labels.kind} ${labels.reason} ${value}`)).toEqual([
    'admin wrong_password 1',
    'admin unknown_account 1',
    'admin disabled_account 1',
  ]);
});

test.each(['the-USERNAME-9', 'theRahulBhatia9'])('%s is refused as a password of Rahul Bhatia', async (built) => {
  const username = `meera${getNextNumber()}`;
  const [own, refused] = [built.replace('USERNAME', username), { code: 'invalid' }];
  const [staff, who] = [await asAdmin(ctx), { ...person, username, name: 'Rahul Bhatia' }];
  await expect(addAdmin(staff, addAdminSchema.parse({ ...who, password: own }))).rejects.toMatchObject(refused);
  const { id } = await addAdmin(staff, addAdminSchema.parse(who));
  await expect(setAdminPassword(staff, id, { newPassword: own })).rejects.toMatchObject(refused);
  const acting = ctx.as({ kind: 'admin', adminId: id, sessionId: 0, permissions: [] });
  const change = { password: PASSWORD, newPassword: own };
  await expect(changeOwnPassword(acting, change)).rejects.toMatchObject(refused);
});
