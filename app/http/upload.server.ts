import { parseFormData } from '@remix-run/form-data-parser';
import { fileRule, type FileKind } from '~/domain/content/policy';
import type { UploadedFile } from '~/domain/content/store-file.server';
import { DomainError } from '~/domain/errors';

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

const TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 100;
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a multipart form as it streams in. Of a form that is larger than its files may be, the part that was allowed is read, so that what was
 * typed before its files can be shown again. Never throws: `refusal` is too_large with the file kind's text at the field, or invalid.
 */
export async function readUpload<Fields extends UploadFields>(
  request: Request,
  fields: Fields,
): Promise<Upload<Fields>> {
  const upload: Upload<Fields> = { text: new FormData(), files: {}, refusal: null };
  const boundary = boundaryOf(request);
  if (!boundary || !request.body) {
    upload.refusal = new DomainError('invalid', 'Please send this form as multipart/form-data.');
    return upload;
  }
  const maxBytes = TEXT_BYTES + Object.values(fields).reduce((total, kind) => total + fileRule(kind).maxBytes, 0);
  const body = bounded(request.body, maxBytes, `\r\n--${boundary}--\r\n`);
  const limits = { maxFiles: MAX_FIELDS, maxParts: MAX_FIELDS, maxFileSize: maxBytes, maxTotalSize: maxBytes };
  try {
    const init = { method: 'POST', headers: request.headers, body: body.stream, duplex: 'half' } as RequestInit;
    upload.text = await parseFormData(new Request(request.url, init), limits, async (file) => {
      const kind = Object.hasOwn(fields, file.fieldName) ? fields[file.fieldName] : undefined;
      if (!kind || (file.size === 0 && file.name === '')) return;
      if (file.size > fileRule(kind).maxBytes) upload.refusal ??= tooLarge(file.fieldName, kind);
      else upload.files[file.fieldName as keyof Fields] = { bytes: await file.bytes(), name: file.name };
    });
    if (body.wasCut()) upload.refusal ??= new DomainError('too_large', 'The form is too large.');
  } catch (cause) {
    upload.refusal = new DomainError('invalid', 'The form could not be read. Please try again.', { cause });
  }
  return upload;
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

/**
 * So many bytes of a form, then the line that closes one. The rest is read and dropped rather than refused: a browser that is cut off while it
 * sends shows an error of its own in place of our answer.
 */
function bounded(source: ReadableStream<Uint8Array>, maxBytes: number, closing: string) {
  const reader = source.getReader();
  let left = maxBytes;
  let cut = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      controller.enqueue(value.subarray(0, left));
      left -= value.byteLength;
      if (left >= 0) return;
      cut = true;
      controller.enqueue(new TextEncoder().encode(closing));
      controller.close();
      void drain(reader).catch(() => undefined);
    },
  });
  return { stream, wasCut: () => cut };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_DRAINED_BYTES) return reader.cancel();
  }
}
