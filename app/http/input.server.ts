import type { z } from 'zod';
import { DomainError, type FieldMessages } from '~/domain/errors';
import {
  createEmptyForm,
  type ParsedForm,
  MAX_DRAINED_BYTES,
  MAX_FORM_FIELDS,
  MAX_FORM_TEXT_BYTES,
  type UploadFields,
  parseMultipart,
} from './files/form.server';
import { createFormTooLargeError, createUnreadableFormError } from './files/form-errors';
import { untranslated, parseFieldMessage, t } from '~/i18n/messages/message';
import { formatIssue } from './issue-text';

/**
 * Reads a body as text. Throws `too_large` if it exceeds `maxBytes`, and `invalid` if the client
 * disconnects.
 */
export async function readTextBody(request: Request, maxBytes = MAX_FORM_TEXT_BYTES): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw createBodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of readChunks(request)) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw createBodyTooLargeError();
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : createUnreadableFormError(cause);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Yields the chunks of a body. If the consumer stops early, the rest of the body can still be read.
 */
async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
  } finally {
    reader?.releaseLock();
  }
}

function createBodyTooLargeError(): DomainError {
  return new DomainError('too_large', untranslated('The request body is too large.'));
}

/**
 * Reads a JSON body. Throws `invalid` if the body is not JSON, and `too_large` if it exceeds 64 kB.
 */
export async function readJsonBody(request: Request, { mayBeEmpty = false } = {}): Promise<unknown> {
  const text = await readTextBody(request);
  if (mayBeEmpty && text === '') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new DomainError('invalid', untranslated('The request body is not valid JSON.'));
  }
}

/**
 * Parses a form and passes it to `take`. The files of the form exist only during that call. A
 * rejected form has a `refusal` and the fields that could be read.
 */
export async function readForm<Fields extends UploadFields, Result>(
  request: Request,
  fields: Fields,
  take: (form: ParsedForm<Fields>) => Promise<Result>,
): Promise<Result> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) return parseMultipart(request, fields, take);
  if (!request.body) return take(createEmptyForm());
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return take(createEmptyForm(createUnreadableFormError()));
  return take(await parseUrlEncoded(request));
}

/**
 * Parses the text fields of a form with a schema. Throws if the form is rejected or a value is
 * invalid.
 */
export function parseForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  return readForm(request, {}, async ({ text, refusal }) => {
    if (refusal) throw refusal;
    return parseOrThrow(schema, Object.fromEntries(text));
  });
}

async function parseUrlEncoded(request: Request): Promise<ParsedForm<never>> {
  const form = createEmptyForm();
  try {
    const fields = [...new URLSearchParams(await readTextBody(request))];
    if (fields.length > MAX_FORM_FIELDS) form.refusal = createFormTooLargeError();
    for (const [name, value] of fields.slice(0, MAX_FORM_FIELDS)) form.text.append(name, value);
  } catch (cause) {
    const isTooLarge = cause instanceof DomainError && cause.code === 'too_large';
    form.refusal = isTooLarge ? createFormTooLargeError() : createUnreadableFormError(cause);
  }
  return form;
}

/**
 * Reads and discards the rest of a body. A client that is still sending would otherwise not see the
 * response.
 */
export function discardBody(request: Request): void {
  if (request.body && !request.body.locked) void drainBody(request).catch(() => undefined);
}

async function drainBody(request: Request): Promise<void> {
  let bytes = 0;
  for await (const chunk of readChunks(request)) {
    bytes += chunk.byteLength;
    if (bytes > MAX_DRAINED_BYTES) break;
  }
  if (bytes > MAX_DRAINED_BYTES) await request.body?.cancel();
}

/**
 * Maximum number of reported issues. A list of 64 kB can have 32,000 invalid entries, and the
 * response would be forty times as large as the request.
 */
const MAX_ISSUES = 100;

/**
 * Parses input with a schema. If it is invalid, throws `invalid` with the first message and with
 * all messages by field.
 */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: formatIssue });
  if (result.success) return result.data;
  const fields: FieldMessages = {};
  for (const { path, message } of result.error.issues.slice(0, MAX_ISSUES)) {
    const field = path.join('.');
    (fields[field] ??= []).push(parseFieldMessage(message.replace('{field}', field)));
  }
  const atRoot = fields[''] !== undefined;
  if (atRoot) throw new DomainError('invalid', untranslated('The request body must be a JSON object.'));
  throw new DomainError('invalid', Object.values(fields)[0]?.[0] ?? t('Invalid request'), { fields });
}
