import { describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass, createClassDays } from '../../../tests/factories/class';
import { createCsvFile, createImporter, killAfterSpan } from '../../../tests/factories/import';
import { createMember, newPhone } from '../../../tests/factories/member';
import { measureCpuTime } from '../../../tests/setup/cpu-time';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '~/domain/context';
import { addDays } from '~/lib/calendar';
import { formatPhone } from '~/lib/phone';
import { recalculateMemberStreaks } from '../streaks/recalculate-member-streaks.server';
import { recalculateStreaks } from '../streaks/recalculate-streaks.server';
import { checkImport, confirmImport, resumeImport, stopImport } from './change-import.server';
import { checkFile } from './check-file.server';
import { MAX_ATTEMPTS } from './policy';
import { exportImportRows } from './export-rows.server';
import { importNextMembers } from './import-members.server';
import { getImport, type ImportPage } from './queries.server';
import { runImports } from './run-imports.server';
import { uploadImport } from './upload-import.server';

const ctx = await testContext();
const staff = await asAdmin(ctx);

const HEAD = 'Full Name,Mobile No.,City/Town,DOJ,Classes,Karma,WA ok?';

const { read, upload, check, runCompleteImport, undo } = createImporter(ctx, staff);

const findMember = (phone: string) => ctx.db.member.findUnique({ where: { phone } });

const getNow = () => ctx.clock.now();

const refer = (referrer_id: number, friend_id: number) =>
  ctx.db.referral.create({ data: { referrer_id, friend_id, created_at: getNow() } });

/** Everything that keeps a member when an import is undone. */
const TRACES: ((member: { id: number; phone: string }) => Promise<unknown>)[] = [
  ({ id }) => ctx.db.member.update({ where: { id }, data: { phone_proved_at: getNow() } }),
  ({ id }) => ctx.db.member.update({ where: { id }, data: { suspended_at: getNow() } }),
  async ({ id }) => {
    const { id: class_id, class_date } = await createClass(ctx);
    return ctx.db.attendance.create({ data: { member_id: id, class_id, class_date, marked_at: getNow() } });
  },
  ({ phone }) =>
    ctx.db.otpCode.create({
      data: {
        purpose: 'login',
        phone,
        salt: Buffer.of(1),
        code_hash: Buffer.of(1),
        created_at: getNow(),
        expires_at: getNow(),
      },
    }),
  ({ id }) =>
    ctx.db.karmaEntry.create({
      data: { member_id: id, delta: 7, reason: 'correction', reference: 'x', created_at: getNow() },
    }),
  async ({ id }) => refer(id, (await createMember(ctx)).id),
  async ({ id }) => refer((await createMember(ctx)).id, id),
  ({ id }) =>
    ctx.db.streakPause.create({
      data: { member_id: id, from_day: getNow(), until_day: getNow(), created_at: getNow() },
    }),
];

describe('a file of members', () => {
  test('is checked without a change, and the import matches the check', async () => {
    const [known, fresh, twice] = [await createMember(ctx), newPhone(), newPhone()];
    const before = await ctx.db.member.count();
    const text = [
      HEAD,
      `Asha Sharma,${formatPhone(fresh)},Pune,14/02/2024,212,50,Yes`,
      `Known One,${formatPhone(known.phone)},Pune,,9,9,yes`,
      `Ravi,0${formatPhone(twice)},,14/02/2042,x,,no`,
      `Ravi Again,${formatPhone(twice)}.0,,,,,`,
      ',,,,,,',
      'Excel,9.88E+09,,,,,',
      `,${formatPhone(newPhone())},,,,,`,
      'short',
    ].join('\r\n');
    const checked = await check(`\uFEFF${text}`);
    expect(checked).toMatchObject({
      state: 'checked',
      columns: ['name', 'phone', 'city', 'joined_on', 'classes_before', 'karma', 'notices'],
      checked_rows: 7,
      new_rows: 2,
      known_rows: 1,
      double_rows: 1,
      unreadable_rows: 3,
      warned_rows: 1,
      consenting_rows: 1,
    });
    expect(await ctx.db.member.count()).toBe(before);
    const rows = await ctx.db.importRow.findMany({ where: { import_id: checked.id }, orderBy: { row: 'asc' } });
    expect(rows.map(({ row, status, of_row, problems }) => [row, status, of_row, problems])).toEqual([
      [2, 'new', null, []],
      [3, 'known', null, []],
      [
        4,
        'new',
        null,
        [
          { problem: 'joined_on_future', value: '14/02/2042' },
          { problem: 'classes_before_invalid', value: 'x' },
        ],
      ],
      [5, 'double', 4, []],
      [7, 'unreadable', null, [{ problem: 'phone_rounded', value: '9.88E+09' }]],
      [8, 'unreadable', null, [{ problem: 'name_missing', value: '' }]],
      [9, 'unreadable', null, [{ problem: 'phone_missing', value: '' }]],
    ]);
    await confirmImport(staff, checked.id);
    await runImports(ctx);
    expect(await read(checked.id)).toMatchObject({ state: 'done', imported_rows: 2, skipped_rows: 0, file_key: null });
    expect(await findMember(fresh)).toMatchObject({
      name: 'Asha Sharma',
      city: 'Pune',
      password_hash: null,
      consented_at: null,
      consent_version: '',
      phone_proved_at: null,
      notices_stopped_at: null,
      reminders_wanted_at: null,
      opening_classes: 212,
      total_classes_attended: 212,
      title: 'Yogaratna',
      celebrated_title: 'Yogaratna',
      current_streak: 0,
      karma_points: 50,
      created_at: new Date('2024-02-13T18:30:00.000Z'),
    });
    expect(await findMember(twice)).toMatchObject({ notices_stopped_at: ctx.clock.now(), opening_classes: 0 });
    expect(await ctx.db.karmaEntry.findMany({ where: { reason: 'opening' } })).toMatchObject([
      { delta: 50, reference: `import:${checked.id}` },
    ]);
    expect(await ctx.db.referral.count()).toBe(0);
    expect(await ctx.db.importRow.count({ where: { import_id: checked.id, status: 'new' } })).toBe(0);
    const again = await runCompleteImport(text);
    expect(again).toMatchObject({ new_rows: 0, known_rows: 3, double_rows: 1, imported_rows: 0 });
    expect(await ctx.db.member.count()).toBe(before + 2);
  });

  test('can have Windows-1252 with semicolons, or tabs', async () => {
    const phone = newPhone();
    const text = Buffer.from(`Name;Phone;City\nRen\u00e9 D'Souza;${formatPhone(phone)};Panjim`, 'latin1');
    expect(await check(text)).toMatchObject({ encoding: 'windows-1252', delimiter: ';', new_rows: 1 });
    expect(await ctx.db.importRow.findFirst({ where: { phone } })).toMatchObject({
      values: { name: "René D'Souza", city: 'Panjim' },
    });
    expect(await check(`Name\tPhone\nAsha\t${formatPhone(newPhone())}`)).toMatchObject({
      delimiter: '\t',
      new_rows: 1,
    });
  });

  test('that is invalid or has no rows is refused at its field', async () => {
    for (const [content, message] of [
      ['', 'This is not a CSV file. In Excel, choose Save As and then CSV UTF-8.'],
      [
        Buffer.from('504b0304140006000800000021', 'hex'),
        'This is not a CSV file. In Excel, choose Save As and then CSV UTF-8.',
      ],
      ['Name,Phone\n', 'The file has no rows. The first row must contain the names of the columns.'],
    ] as const)
      await expect(upload(content)).rejects.toMatchObject({ fieldErrors: { file: [message] } });
  });

  test('with a quotation mark that is never closed fails with the reason', async () => {
    const rows = Array.from({ length: 1500 }, () => `Asha,${formatPhone(newPhone())}`);
    rows[1200] = `"Asha,${formatPhone(newPhone())}`;
    const failed = await check(['Name,Phone', ...rows].join('\n'));
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('quotation mark') });
  });

  test('needs exactly one column of names and one of phones', async () => {
    const id = await upload('Name,Phone,Other\nAsha,9876543210,x');
    for (const columns of [
      ['name', '', ''],
      ['name', 'phone', 'phone'],
      ['name', 'phone'],
    ])
      await expect(checkImport(staff, id, columns)).rejects.toMatchObject({ code: 'invalid' });
    expect(await read(id)).toMatchObject({ state: 'uploaded' });
  });

  test('is not read with earlier columns by a worker that started before staff chose others', async () => {
    const id = await upload(`Name,City,Phone\nAsha,Pune,${newPhone()}`);
    await checkImport(staff, id, ['name', 'city', 'phone']);
    const earlier = await read(id);
    await stopImport(staff, id);
    await checkImport(staff, id, ['city', 'name', 'phone']);
    expect(await checkFile(ctx, earlier)).toBe(false);
    expect(await ctx.db.importRow.count({ where: { import_id: id } })).toBe(0);
    await runImports(ctx);
    expect(await ctx.db.importRow.findFirst({ where: { import_id: id } })).toMatchObject({ values: { name: 'Pune' } });
  });

  test('keeps the rows of its check if a second worker starts the same check late', async () => {
    const phones = Array.from({ length: 1500 }, () => newPhone());
    const id = await upload(['Name,Phone', ...phones.map((phone) => `Asha,${phone}`)].join('\n'));
    await checkImport(staff, id, ['name', 'phone']);
    const unchecked = await read(id);
    expect(await checkFile(ctx, unchecked)).toBe(true);
    expect(await checkFile(ctx, unchecked)).toBe(false);
    expect(await ctx.db.importRow.count({ where: { import_id: id } })).toBe(1500);

    const again = await upload(['Name,Phone', ...phones.map((phone) => `Asha,${phone}`)].join('\n'));
    await checkImport(staff, again, ['name', 'phone']);
    const both = await read(again);
    const results = await Promise.all([checkFile(ctx, both), checkFile(ctx, both)]);
    expect(results.toSorted()).toEqual([false, true]);
    expect(await ctx.db.importRow.count({ where: { import_id: again } })).toBe(1500);
  });

  test('loses and doubles nothing if it is stopped or a span fails', async () => {
    const phones = Array.from({ length: 2500 }, () => newPhone());
    const { id } = await check(['Name,Phone', ...phones.map((phone) => `Asha,${phone}`)].join('\n'));
    await confirmImport(staff, id);
    await importNextMembers(ctx, await read(id));
    await expect(importNextMembers(killAfterSpan(ctx), await read(id))).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ imported_rows: 1000, done_to_row: 1001 });
    await stopImport(staff, id);
    await runImports(ctx);
    expect(await ctx.db.member.count({ where: { import_id: id } })).toBe(1000);
    await createMember(ctx, { phone: phones[2000] ?? '' });
    await resumeImport(staff, id);
    await Promise.all([runImports(ctx), runImports(ctx)]);
    await runImports(ctx);
    expect(await read(id)).toMatchObject({ state: 'done', imported_rows: 2499, skipped_rows: 1 });
    expect(await ctx.db.member.count({ where: { import_id: id } })).toBe(2499);
  });

  test('cannot begin or continue after its rows were deleted', async () => {
    const { id } = await check(`Name,Phone\nAsha,${newPhone()}`);
    const { created_at } = await read(id);
    await ctx.db.import.update({ where: { id }, data: { created_at: new Date(Number(created_at) - 31 * 86_400_000) } });
    await expect(confirmImport(staff, id)).rejects.toMatchObject({ code: 'conflict' });
    await ctx.db.import.update({ where: { id }, data: { state: 'stopped' } });
    await expect(resumeImport(staff, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be undone, except for members who have used their account', async () => {
    const phones = [...TRACES, null].map(() => newPhone());
    const { id } = await runCompleteImport(
      ['Name,Phone,Karma', ...phones.map((phone) => `Asha,${phone},5`)].join('\n'),
    );
    const members = await ctx.db.member.findMany({ where: { import_id: id }, orderBy: { id: 'asc' } });
    for (const [at, leave] of TRACES.entries()) await leave(members[at] ?? { id: 0, phone: '' });
    expect(await undo(id)).toMatchObject({ state: 'undone', undone_rows: 1, kept_rows: TRACES.length });
    const left = await ctx.db.member.findMany({ where: { import_id: id }, orderBy: { id: 'asc' } });
    expect(left.map((one) => one.id)).toEqual(members.slice(0, -1).map((one) => one.id));
  });

  test('is checked even if a cell, a header or its name ends inside an emoji', async () => {
    const long = `${'n'.repeat(99)}😀 x`;
    const checked = await check(`Name,Phone,${long}\n${long},${newPhone()},${long}\nAsha,${newPhone()},x`);
    expect(checked).toMatchObject({
      state: 'checked',
      new_rows: 1,
      unreadable_rows: 1,
      headers: ['Name', 'Phone', 'n'.repeat(99)],
      example: ['n'.repeat(99), expect.anything(), 'n'.repeat(99)],
    });
    const file = createCsvFile('Name,Phone\nAsha,9876543210', `C:\\\0\u0007${'f'.repeat(119)}😀.csv`);
    const { id } = await uploadImport(staff, { kind: 'members' }, file);
    expect((await read(id)).file_name).toBe('f'.repeat(119));
  });

  test('that cannot be checked does not block later files, and fails after several attempts', async () => {
    const broken = await upload(`Name,Phone\nAsha,${newPhone()}`);
    await checkImport(staff, broken, (await read(broken)).columns);
    await ctx.db.import.update({ where: { id: broken }, data: { encoding: 'unknown' } });
    const later = await upload(`Name,Phone\nAsha,${newPhone()}`);
    await checkImport(staff, later, (await read(later)).columns);
    await expect(runImports(ctx)).rejects.toThrow('encoding');
    expect(await read(later)).toMatchObject({ state: 'checked', new_rows: 1 });
    expect(await read(broken)).toMatchObject({ state: 'checking', attempts: 1 });
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) await expect(runImports(ctx)).rejects.toThrow();
    expect(await read(broken)).toMatchObject({ state: 'failed', problem: expect.stringContaining('unexpected error') });
    expect(await runImports(ctx)).toBe(0);
  });

  test('that cannot be imported is stopped with the reason, and can continue', async () => {
    const { id } = await check(`Name,Phone\nAsha,${newPhone()}`);
    await confirmImport(staff, id);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1)
      await expect(runImports(killAfterSpan(ctx))).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ state: 'stopped', problem: expect.stringContaining('unexpected error') });
    await resumeImport(staff, id);
    await runImports(ctx);
    expect(await read(id)).toMatchObject({ state: 'done', imported_rows: 1, problem: null });
  });

  test('without a line break is refused in less than a second', async () => {
    const cpuMs = await measureCpuTime(() =>
      expect(upload('"a,"'.repeat(32_000))).rejects.toMatchObject({ code: 'invalid' }),
    );
    expect(cpuMs).toBeLessThan(1_000);
  });

  test('that has a cell that is too long is refused with that reason', async () => {
    for (const content of [`Name,Phone\n${'x'.repeat(1_000_000)},9876543210`, 'x'.repeat(120_000)])
      await expect(upload(content)).rejects.toMatchObject({
        fieldErrors: { file: [expect.stringContaining('longer')] },
      });
  });

  test('that contains a NUL byte anywhere is not a CSV file', async () => {
    await expect(upload(`Name,Phone\n${'Asha,9876543210\n'.repeat(600)}Ra\0vi,9876543210`)).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  test('shows phones only to its uploader and staff with the permission, audited', async () => {
    const phone = newPhone();
    const text = `Name,Phone\nAsha,${phone}\nAsha,${phone}\n,${phone}\n${phone},98\n`;
    const { id } = await check(text);
    const [importer, helper] = [
      await asAdmin(ctx, ['import_members']),
      await asAdmin(ctx, ['import_members', 'manage_phones']),
    ];
    const collect = async (viewer: Context) => {
      const rows: unknown[] = [await getImport(viewer, id)];
      for (const status of ['new', 'double', 'unreadable'] as const)
        for await (const some of await exportImportRows(viewer, id, status)) rows.push(some);
      return JSON.stringify(rows);
    };
    const digits = formatPhone(phone);
    expect(await collect(importer)).not.toContain(digits);
    expect(await collect(importer)).toContain(`••${digits.slice(-4)}`);
    const countLooks = () => ctx.db.auditEntry.count({ where: { action: 'import.viewed', subject_id: String(id) } });
    expect(await countLooks()).toBe(0);
    for (const viewer of [staff, helper, helper]) expect(await collect(viewer)).toContain(digits);
    expect(await countLooks()).toBe(2);
  });

  test('lists its rows with a problem in pages', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `Ravi ${at},${at % 3 === 0 ? newPhone() : 98765},`);
    const { id } = await check(['Name,Phone,City', ...lines].join('\n'));
    const listed: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: ImportPage = await getImport(staff, id, after);
      const { rows, next, isFirst }: ImportPage['problems'] = page.problems;
      expect([rows.length <= 12, isFirst]).toEqual([true, after === 0]);
      listed.push(...rows.map(({ row }) => row));
      after = next;
    }
    expect(listed).toEqual(lines.flatMap((_, at) => (at % 3 === 0 ? [] : at + 2)));
  });

  test('has no days before 2000', async () => {
    const { id } = await check(`Name,Phone,DOJ\nAsha,${newPhone()},01/01/1900\nRavi,${newPhone()},01/01/2000`);
    const { phone } = await createMember(ctx);
    const attendances = `Phone,Date,Class\n${phone},31/12/1999,Sunrise\n${phone},01/01/2000,Sunrise`;
    const other = await check(attendances, 'attendances');
    const rows = await ctx.db.importRow.findMany({
      where: { import_id: { in: [id, other.id] } },
      orderBy: [{ import_id: 'asc' }, { row: 'asc' }],
    });
    expect(rows.map(({ status, problems }) => [status, problems])).toEqual([
      ['unreadable', [{ problem: 'joined_on_too_old', value: '01/01/1900' }]],
      ['new', []],
      ['unreadable', [{ problem: 'date_too_old', value: '31/12/1999' }]],
      ['new', []],
    ]);
  });

  test('is only for staff with the permission', async () => {
    const other = await asAdmin(ctx, ['manage_users']);
    await expect(
      uploadImport(other, { kind: 'members' }, createCsvFile('Name,Phone\nA,9876543210')),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

test('an opening balance stays in the total but is not part of a streak', async () => {
  const phone = newPhone();
  await runCompleteImport(`Name,Phone,Classes before\nAsha,${phone},29`);
  const member = await findMember(phone);
  const id = member?.id ?? 0;
  await attend(ctx, { id }, await createClass(ctx));
  expect(await findMember(phone)).toMatchObject({ total_classes_attended: 30, current_streak: 1, title: 'Yogasarthi' });
  expect(await recalculateMemberStreaks(ctx, id)).toBe(false);
});

describe('a file of attendances', () => {
  test('adds past classes and attendances, and changes only the streaks of their members', async () => {
    ctx.clock.set(new Date('2026-11-20T01:00:00Z'));
    const today = ctx.clock.today();
    const days = [3, 2, 1].map((ago) => addDays(today, -ago));
    const [asha, ravi, other] = [await createMember(ctx), await createMember(ctx), await createMember(ctx)];
    for (const yogaClass of await createClassDays(ctx, days)) await attend(ctx, other, yogaClass);
    ctx.clock.set(new Date('2026-11-20T01:00:00Z'));
    const unchanged = await ctx.db.member.findUnique({ where: { id: other.id } });
    const text = [
      'Phone,Date,Class',
      ...['01/06/2024', '02/06/2024', '09/06/2024'].map((date) => `${asha.phone},${date},Sunrise`),
      `${ravi.phone},01/06/2024,Sunrise`,
      `${ravi.phone},01/06/2024,Sunrise`,
      `${ravi.phone},${today},Sunrise`,
      `${newPhone()},01/06/2024,Sunrise`,
      `${other.phone},${days[0]},Morning flow`,
      `${ravi.phone},${days[0]},Morning flow`,
    ].join('\n');
    const first = await runCompleteImport(text, 'attendances');
    expect(first).toMatchObject({
      columns: ['phone', 'date', 'title'],
      new_rows: 4,
      known_rows: 1,
      double_rows: 1,
      unreadable_rows: 3,
      imported_rows: 4,
      state: 'done',
    });
    await recalculateStreaks(ctx);
    expect(await ctx.db.member.findUnique({ where: { id: other.id } })).toEqual(unchanged);
    expect(await ctx.db.member.findUnique({ where: { id: asha.id } })).toMatchObject({
      total_classes_attended: 3,
      total_days_attended: 3,
      current_streak: 0,
      longest_streak: 3,
      needs_recalculation: false,
    });
    const classes = await ctx.db.yogaClass.findMany({ where: { title: 'Sunrise' }, orderBy: { class_date: 'asc' } });
    expect(classes.map(({ import_id }) => import_id)).toEqual([first.id, first.id, first.id]);
    expect(await ctx.sql`SELECT FROM class_days WHERE class_date < ${days[0] ?? ''}::date - 1`).toEqual([]);
    const counted =
      await ctx.sql`SELECT count_class_attendances(classes) AS count FROM classes WHERE id = ${classes[0]?.id ?? 0}`;
    expect(counted).toEqual([{ count: 2 }]);
    const again = await runCompleteImport(text, 'attendances');
    expect(again).toMatchObject({ new_rows: 0, known_rows: 5, imported_rows: 0 });
    expect(await ctx.db.attendance.count({ where: { yogaClass: { title: 'Sunrise' } } })).toBe(4);
  });

  test('warns before classes of an opening balance are counted twice', async () => {
    const [phone, other] = [newPhone(), await createMember(ctx)];
    await runCompleteImport(`Name,Phone,Classes before\nAsha,${phone},212`);
    const row = (of: string) => `${of},02/06/2024,Noon`;
    const { id, new_rows, warned_rows } = await check(
      ['Phone,Date,Class', row(phone), row(other.phone)].join('\n'),
      'attendances',
    );
    expect({ new_rows, warned_rows }).toEqual({ new_rows: 2, warned_rows: 1 });
    expect((await getImport(staff, id)).problems.rows).toEqual([
      {
        row: 2,
        problem: 'Counts twice if the member’s opening balance includes this class',
        value: '212',
        result: 'imported',
        isError: false,
      },
    ]);
    await confirmImport(staff, id);
    await runImports(ctx);
    expect(await read(id)).toMatchObject({ imported_rows: 2, state: 'done' });
    await recalculateStreaks(ctx);
    expect(await findMember(phone)).toMatchObject({ total_classes_attended: 213 });
  });
});
