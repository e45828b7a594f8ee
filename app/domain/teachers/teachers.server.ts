import type { z } from 'zod';
import type { Teacher as TeacherRow } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { addAuditedRow, editAuditedRow, type RowEditConfig } from '../audit/audited-rows.server';
import { attachFile, releaseFile, storeFile } from '../content/store-file.server';
import type { UploadedFile } from '../content/uploaded-file.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError } from '../errors';
import { type Face, findFace } from '../members/policy';
import { readTranslations, type Translations } from '../translations';
import { buildTeacherPhotoUrl } from './todays-teachers.server';
import type { createTeacherSchema, teacherFormSchema } from './schemas';

export const TEACHER_NOT_FOUND_MESSAGE = untranslated('Teacher not found.');

const NAME_TAKEN = untranslated('A teacher with this name is already in the list');

const teachers: RowEditConfig<TeacherRow, 'teacher'> = {
  kind: 'teacher',
  name: 'teacher',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM teachers WHERE id = ${id} FOR UPDATE`;
    const row = await tx.teacher.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', TEACHER_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ name, line, face, photo_key, translations }) => ({
    name,
    line,
    face,
    photo_key,
    translations: readTranslations(translations),
  }),
  generatedFields: ['photo_key'],
};

export interface Teacher {
  id: number;
  name: string;
  /** One line about the teacher, or null. */
  line: string | null;
  /** The drawn face, or null for the initials. */
  face: Face | null;
  /** URL of the photo, or null. */
  photo: string | null;
  translations: Translations;
  version: number;
}

/** Lists all teachers by name, each with the number of classes from today on. */
export async function listTeachers(ctx: Context): Promise<(Teacher & { upcoming_classes: number })[]> {
  requireAdmin(ctx, ...createTeacher.permissions);
  const [rows, counts] = await Promise.all([
    ctx.db.teacher.findMany({ orderBy: { name: 'asc' } }),
    ctx.sql<{ instructor: string; classes: number }[]>`
      SELECT instructor, count(*)::int AS classes FROM classes
      WHERE class_date >= ${ctx.clock.today()}::date AND deleted_at IS NULL AND cancelled_at IS NULL
      GROUP BY instructor`,
  ]);
  const byName = new Map(counts.map(({ instructor, classes }) => [instructor, classes]));
  return rows.map((row) => ({ ...toTeacher(row), upcoming_classes: byName.get(row.name) ?? 0 }));
}

/** Returns a teacher. Throws `not_found` if there is no such teacher. */
export async function getTeacher(ctx: Context, id: number): Promise<Teacher> {
  requireAdmin(ctx, ...createTeacher.permissions);
  const row = await ctx.db.teacher.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', TEACHER_NOT_FOUND_MESSAGE);
  return toTeacher(row);
}

/**
 * Adds a teacher, with a photo if one was uploaded. Throws `conflict` if there is a teacher with
 * the same name.
 */
export function createTeacher(
  ctx: Context,
  input: z.output<typeof createTeacherSchema>,
  photo?: UploadedFile,
): Promise<{ id: number }> {
  requireAdmin(ctx, ...createTeacher.permissions);
  return withPhoto(ctx, photo, async (tx, photoKey) => {
    await requireFreeName(tx, input.name);
    const data = { ...toColumns(input), photo_key: photoKey, created_at: ctx.clock.now() };
    return addAuditedRow(ctx, tx, teachers, () => tx.teacher.create({ data }));
  });
}

createTeacher.permissions = ['manage_classes'] as const;

/**
 * Saves a teacher. An uploaded photo replaces the earlier one. A new name also applies to all
 * classes of the teacher. Throws `not_found` if the teacher does not exist, and `conflict` if
 * another teacher has the name or the teacher was edited since `version`.
 */
export function updateTeacher(
  ctx: Context,
  id: number,
  { version, remove_photo, ...input }: z.output<typeof teacherFormSchema>,
  photo?: UploadedFile,
): Promise<void> {
  requireAdmin(ctx, ...updateTeacher.permissions);
  return withPhoto(ctx, photo, (tx, newKey) =>
    editAuditedRow(ctx, tx, teachers, { id, version }, async (before, edited) => {
      if (before.name !== input.name) await requireFreeName(tx, input.name);
      const photo_key = newKey ?? (remove_photo ? null : before.photo_key);
      if (before.photo_key && photo_key !== before.photo_key) await releaseFile(tx, before.photo_key);
      return tx.teacher.update({ where: { id }, data: { ...toColumns(input), photo_key, ...edited } });
    }),
  );
}

updateTeacher.permissions = ['manage_classes'] as const;

/** Stores the photo, if there is one, and passes its key to the transaction. */
function withPhoto<Saved>(
  ctx: Context,
  photo: UploadedFile | undefined,
  save: (tx: Transaction, key: string | null) => Promise<Saved>,
): Promise<Saved> {
  if (!photo) return ctx.db.$transaction((tx) => save(tx, null));
  return storeFile(ctx, { kind: 'teacher_photo', field: 'photo', file: photo }, ({ key }) =>
    ctx.db.$transaction(async (tx) => {
      await attachFile(ctx, tx, key);
      return save(tx, key);
    }),
  );
}

/** Returns the storage key of a teacher's photo. Throws `not_found` if there is no photo. */
export async function getTeacherPhoto(ctx: Context, id: number): Promise<{ key: string }> {
  const teacher = await ctx.db.teacher.findUnique({ where: { id }, select: { photo_key: true } });
  if (!teacher?.photo_key) throw new DomainError('not_found', untranslated('Picture not found.'));
  return { key: teacher.photo_key };
}

async function requireFreeName(tx: Transaction, name: string): Promise<void> {
  if (await tx.teacher.findUnique({ where: { name } })) throw createFieldConflictError('name', NAME_TAKEN);
}

function toColumns({ name, line, face, translations }: z.output<typeof createTeacherSchema>) {
  return { name, line: line ?? null, face, ...(translations ? { translations } : {}) };
}

function toTeacher({ id, name, line, face, photo_key, translations, version }: TeacherRow): Teacher {
  return {
    id,
    name,
    line,
    face: findFace(face),
    photo: buildTeacherPhotoUrl({ id, photo_key }),
    translations: readTranslations(translations),
    version,
  };
}
