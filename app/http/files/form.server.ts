import type fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { getFileRule, type FileKind } from '~/domain/content/policy';
import type { UploadedFile } from '~/domain/content/uploaded-file.server';
import type { DomainError } from '~/domain/errors';
import {
  createFileTooLargeError,
  createFormTooLargeError,
  createNotAFileError,
  createUnreadableFormError,
} from './form-errors';
import { createUploadedFile, writeToTempFile } from './temp-file.server';
import { runInUploadSlot, type UploadSlot } from './upload-slots.server';

/** Names and file kinds of the form fields that contain files. All remaining fields are text. */
export type UploadFields = Record<string, FileKind>;

export interface ParsedForm<Fields extends UploadFields = UploadFields> {
  /** The text fields. They are available even if the form is rejected. */
  text: FormData;
  files: Partial<Record<keyof Fields, UploadedFile>>;
  /** Reason why the form is rejected, or null if it is accepted. */
  refusal: DomainError | null;
}

/** Maximum size of all text fields together. */
export const MAX_FORM_TEXT_BYTES = 64 * 1024;

export const MAX_FORM_FIELDS = 1000;

/**
 * Maximum number of bytes of an oversized body that are read and discarded. If the connection were
 * closed earlier, browsers would show their own error page instead of our response.
 */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Parses a multipart form, passes it to `take` and deletes its files afterwards. A rejected form
 * keeps its text fields. Its refusal is `too_large` at the file's field, `upstream_failed` if
 * writing to disk fails, or `invalid`. Throws if no upload slot is free.
 */
export async function parseMultipart<Fields extends UploadFields, Result>(
  request: Request,
  fields: Fields,
  take: (form: ParsedForm<Fields>) => Promise<Result>,
): Promise<Result> {
  const open: fs.FileHandle[] = [];
  const receive = async (place?: UploadSlot) => {
    try {
      return await take(await receiveForm(request, fields, { open, place }));
    } finally {
      await Promise.all(open.map((file) => file.close()));
    }
  };
  return Object.keys(fields).length > 0 ? runInUploadSlot(request, receive) : receive();
}

/**
 * Returns a form without fields. With `refusal`, the form counts as rejected before it was read.
 */
export function createEmptyForm(refusal: DomainError | null = null): ParsedForm<never> {
  return { text: new FormData(), files: {}, refusal };
}

async function receiveForm<Fields extends UploadFields>(
  request: Request,
  fields: Fields,
  { open, place }: { open: fs.FileHandle[]; place: UploadSlot | undefined },
) {
  const form: ParsedForm<Fields> = createEmptyForm();
  const maxBytes = Object.values(fields).reduce((sum, kind) => sum + getFileRule(kind).maxBytes, MAX_FORM_TEXT_BYTES);
  const body = countBody(request, maxBytes, place);
  const isAnnouncedTooLong = body.isTooLong();
  const files = new Set<BusboyFileStream>();
  const saving: Promise<void>[] = [];
  const save = async (field: string, stream: BusboyFileStream, name: string | undefined) => {
    const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const most = kind && !form.refusal && !body.isTooLong() ? getFileRule(kind).maxBytes : 0;
    const { file, bytes, problem } = await writeToTempFile(stream, most, open);
    if (!kind) return;
    if (bytes > getFileRule(kind).maxBytes) form.refusal ??= createFileTooLargeError(field, kind);
    else if (problem) form.refusal ??= problem;
    else if (file && (bytes > 0 || name))
      form.files[field as keyof Fields] = createUploadedFile(file, name ?? '', bytes);
  };
  let problem: DomainError | null = null;
  try {
    const parser = createParser(request);
    let typed = 0;
    parser.on('field', (name, value) => {
      typed += name.length + value.length;
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (typed > MAX_FORM_TEXT_BYTES) problem = createFormTooLargeError();
      else if (kind && value !== '') form.refusal ??= createNotAFileError(name, kind);
      else form.text.append(name, value);
    });
    parser.on('file', (field, stream, name: string | undefined) => {
      // The text fields before the file are known now, so the form is rejected without the file.
      if (isAnnouncedTooLong) {
        const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
        form.refusal ??= kind ? createFileTooLargeError(field, kind) : createFormTooLargeError();
        stream.on('error', () => undefined);
        return body.stop();
      }
      files.add(stream);
      saving.push(save(field, stream, name));
    });
    parser.on('partsLimit', () => (problem = createFormTooLargeError()));
    await pipeline(Readable.from(body.chunks()), parser);
  } catch (cause) {
    problem = createUnreadableFormError(cause);
    for (const stream of files) stream.destroy();
  }
  await Promise.all(saving);
  form.refusal ??= body.isTooLong() ? createFormTooLargeError() : problem;
  return form;
}

function createParser({ headers }: Request) {
  return new Busboy({
    headers: { 'content-type': headers.get('Content-Type') ?? '' },
    limits: { fields: MAX_FORM_FIELDS, parts: MAX_FORM_FIELDS, fieldSize: MAX_FORM_TEXT_BYTES + 1 },
  });
}

/**
 * Counts the bytes of a body and stops reading at MAX_DRAINED_BYTES. `isTooLong` returns true if
 * the bytes read so far or the Content-Length exceed `maxBytes`.
 */
function countBody({ body, headers }: Request, maxBytes: number, place: UploadSlot | undefined) {
  const announced = Number(headers.get('Content-Length') ?? 0);
  const reader = body?.getReader();
  let [bytes, isStopped] = [0, false];
  return {
    isTooLong: () => Math.max(announced, bytes) > maxBytes,
    /** Stops reading. The rest of the body can still be discarded with `discardBody`. */
    stop: () => {
      isStopped = true;
      reader?.releaseLock();
    },
    async *chunks(): AsyncGenerator<Uint8Array> {
      const end = () => void (isStopped ? undefined : reader?.cancel().catch(() => undefined));
      if (place) place.makeWay = end;
      try {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
          bytes += part.value.byteLength;
          if (place) place.bytes = bytes;
          if (bytes > Math.max(maxBytes, MAX_DRAINED_BYTES)) return;
          // If the form has no files, nothing beyond the limit is parsed, because parsing many tiny
          // parts takes much CPU time.
          if (place || bytes <= maxBytes) yield part.value;
        }
      } finally {
        if (place) place.makeWay = undefined;
        end();
      }
    },
  };
}
