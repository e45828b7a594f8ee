import type { Import } from '~/db/generated/client';
import type { Context } from '~/domain/context';
import { checkImport, confirmImport, undoImport } from '~/domain/imports/change-import.server';
import type { ImportKind } from '~/domain/imports/policy';
import { runImports } from '~/domain/imports/run-imports.server';
import { uploadImport } from '~/domain/imports/upload-import.server';

/** A CSV file in small chunks, so that letters and rows are split. */
export function createCsvFile(text: string | Uint8Array, name = 'members.csv') {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return {
    file: {
      name,
      size: bytes.byteLength,
      async *stream() {
        for (let at = 0; at < bytes.byteLength; at += 997) yield bytes.subarray(at, at + 997);
      },
    },
  };
}

/** Functions that take a file through the steps of an import, as staff and the worker do. */
export function createImporter(ctx: Context, staff: Context) {
  const read = (id: number): Promise<Import> => ctx.db.import.findUniqueOrThrow({ where: { id } });
  const upload = async (text: string | Uint8Array, kind: ImportKind = 'members'): Promise<number> =>
    (await uploadImport(staff, { kind }, createCsvFile(text))).id;
  const check = async (text: string | Uint8Array, kind: ImportKind = 'members'): Promise<Import> => {
    const id = await upload(text, kind);
    await checkImport(staff, id, (await read(id)).columns);
    await runImports(ctx);
    return read(id);
  };
  const runCompleteImport = async (text: string, kind: ImportKind = 'members'): Promise<Import> => {
    const { id } = await check(text, kind);
    await confirmImport(staff, id);
    await runImports(ctx);
    return read(id);
  };
  const undo = async (id: number): Promise<Import> => {
    await undoImport(staff, id);
    await runImports(ctx);
    return read(id);
  };
  return { read, upload, check, runCompleteImport, undo };
}

/** A context whose transactions fail at their end, as if the worker were killed there. */
export function killAfterSpan(ctx: Context): Context {
  const fail = (run: (tx: unknown) => Promise<unknown>) =>
    ctx.db.$transaction(async (tx) => {
      await run(tx);
      throw new Error('killed');
    });
  return { ...ctx, db: Object.create(ctx.db, { $transaction: { value: fail } }) as typeof ctx.db };
}
