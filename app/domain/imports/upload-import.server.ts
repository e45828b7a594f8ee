import { untranslated } from '~/i18n/messages/message';
import { cutText } from '~/lib/cut-text';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { attachFile, storeFile } from '../content/store-file.server';
import { getFileName, type UploadedFile } from '../content/uploaded-file.server';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { readCsvHead } from './csv-file.server';
import { guessColumns } from './guess-columns';
import type { ImportKind } from './policy';

const MISSING = untranslated('Please choose a file');

/**
 * Stores a CSV file and guesses its columns. Nothing is imported yet. Throws `invalid` if the file
 * has no rows, and `unsupported_type` if it is not a CSV file. Source: docs/rules.md#imports.
 */
export async function uploadImport(
  ctx: Context,
  { kind }: { kind: ImportKind },
  { file }: { file?: UploadedFile },
): Promise<{ id: number }> {
  const { adminId } = requireAdmin(ctx, ...uploadImport.permissions);
  if (!file) throw createInvalidFieldError('file', MISSING);
  return storeFile(ctx, { kind: 'import_file', field: 'file', file }, async ({ key, uploadSha256 }) => {
    const head = await readCsvHead(() => file.stream());
    return ctx.db.$transaction(async (tx) => {
      await attachFile(ctx, tx, key);
      const { file_name, id } = await tx.import.create({
        data: {
          ...head,
          kind,
          columns: guessColumns(kind, head.headers, head.example),
          file_key: key,
          file_name: cutText(getFileName(file), 120),
          file_bytes: file.size,
          file_sha256: uploadSha256,
          admin_id: adminId,
          created_at: ctx.clock.now(),
        },
        select: { id: true, file_name: true },
      });
      const after = { name: file_name, kind };
      await recordAuditEntry(ctx, tx, { action: 'import.uploaded', subject: { kind: 'import', id }, after });
      return { id };
    });
  });
}

uploadImport.permissions = ['import_members'] as const;
