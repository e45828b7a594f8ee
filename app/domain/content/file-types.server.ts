import { fileTypeFromBuffer } from 'file-type';
import { type Message, t } from '~/i18n/messages/message';
import type { FileRule } from './policy';
import { readFirstBytes, type UploadedFile } from './uploaded-file.server';

const UNEXPECTED_PICTURES = ['WEBP', 'HEIC', 'HEIF', 'AVIF'];

/**
 * Detects the MIME type from the first bytes. Line breaks before the `%PDF` header are skipped,
 * because some programs write them. Text counts as CSV: a file without NUL bytes whose type is not
 * known.
 */
export async function detectFileType(file: UploadedFile): Promise<string | undefined> {
  const beginning = await readFirstBytes(file);
  if (/^\s*%PDF-/.test(Buffer.from(beginning.subarray(0, 64)).toString('latin1'))) return 'application/pdf';
  const binary = (await fileTypeFromBuffer(beginning))?.mime;
  return binary ?? (beginning.length > 0 && !beginning.includes(0) ? 'text/csv' : undefined);
}

/**
 * Returns the error message for a file of an unsupported type. If the file is a WEBP or HEIC image,
 * the message says so, because browsers and phones may save such images as .jpg.
 */
export function describeUnsupportedFileType(rule: FileRule, detected: string | undefined): Message {
  const type = UNEXPECTED_PICTURES.find((one) => detected === `image/${one.toLowerCase()}`);
  const takesPictures = rule.contentTypes.includes('image/png') && !rule.contentTypes.includes('image/webp');
  if (!type || !takesPictures) return rule.wrongType;
  return t('This picture is a {type} file. Please upload only JPG, JPEG, or PNG files. A screenshot of it works too.', {
    type,
  });
}
