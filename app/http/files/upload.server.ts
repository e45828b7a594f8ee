import { type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { fileRule, type FileKind } from '~/domain/content/policy';
import type { UploadedFile } from '~/domain/content/store-file.server';
import { DomainError } from '~/domain/errors';
import { BEGINNING_BYTES, unreadable, withForm } from './incoming-form.server';

/** The fields of a form that carry a file, each with the kind of it. All others are text. */
export type UploadFields = Record<string, FileKind>;

/** A form with files as it came in. */
export interface Upload<Fields extends UploadFields> {
  /** The text fields, also of a form that is refused. */
  text: FormData;
  files: Partial<Record<keyof Fields, UploadedFile>>;
  /** Why the form cannot be taken, if so. */
  refusal: DomainError | null;
}

const MAX_FIELDS = 100;

/**
 * Reads a multipart form and hands it to `take`, in whose time alone its files are in memory. Of a form that is larger than its files may be, the
 * part that was allowed is read, so that what was typed before its files can be shown again. A form that cannot be taken comes with its
 * `refusal`: too_large with the file kind's text at the field, or invalid.
 */
export async function withUpload<Fields extends UploadFields, Result>(
  request: Request,
  fields: Fields,
  take: (upload: Upload<Fields>) => Promise<Result>,
): Promise<Result> {
  const boundary = boundaryOf(request);
  if (!boundary || !request.body)
    return take(refused(new DomainError('invalid', 'Please send this form as multipart/form-data.')));
  const maxBytes = BEGINNING_BYTES + Object.values(fields).reduce((total, kind) => total + fileRule(kind).maxBytes, 0);
  return withForm(request.body, { maxBytes, boundary }, (bytes, problem) => {
    const upload = parsed(bytes, boundary, fields);
    if (problem) upload.refusal = problem.code === 'too_large' ? (upload.refusal ?? problem) : problem;
    return take(upload);
  });
}

/** The fields of a form; its files are views of its bytes, not copies. */
function parsed<Fields extends UploadFields>(bytes: Uint8Array, boundary: string, fields: Fields): Upload<Fields> {
  const upload = refused<Fields>(null);
  const limits = { maxParts: MAX_FIELDS, maxFileSize: bytes.length, maxTotalSize: bytes.length };
  try {
    for (const part of parseMultipart(bytes, { boundary, ...limits })) {
      if (!part.name) continue;
      if (part.isFile) takeFile(upload, part, fields);
      else upload.text.append(part.name, part.text);
    }
  } catch (cause) {
    upload.refusal = unreadable(cause);
  }
  return upload;
}

function takeFile<Fields extends UploadFields>(upload: Upload<Fields>, part: MultipartPart, fields: Fields): void {
  const { name: field = '', filename: name = '', size } = part;
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!kind || (size === 0 && name === '')) return;
  const [bytes = new Uint8Array()] = part.content;
  if (size > fileRule(kind).maxBytes) upload.refusal ??= tooLarge(field, kind);
  else upload.files[field as keyof Fields] = { bytes, name };
}

function refused<Fields extends UploadFields>(refusal: DomainError | null): Upload<Fields> {
  return { text: new FormData(), files: {}, refusal };
}

function tooLarge(field: string, kind: FileKind): DomainError {
  const { tooLarge: message } = fileRule(kind);
  return new DomainError('too_large', message, { fieldErrors: { [field]: [message] } });
}

function boundaryOf(request: Request): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(request.headers.get('Content-Type') ?? '') ??
    [];
  return quoted ?? plain;
}
