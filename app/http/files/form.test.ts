import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_UNAVAILABLE_MESSAGE } from '~/domain/content/store-file.server';
import { readForm } from '../input.server';

const FIELDS = { screenshot: 'donation_screenshot' } as const;
const MEGABYTE = 1024 * 1024;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-forms-'));
const mounted: string[] = [];

beforeEach(() => void vi.stubEnv('TMPDIR', folder));

afterAll(() => {
  vi.unstubAllEnvs();
  for (const disk of mounted) execFileSync('umount', [disk]);
  fs.rmSync(folder, { recursive: true });
});

/** Sends a form in two halves, as a slow browser would, and runs `between` after the first half. */
async function send(bytes: number, between: () => void | Promise<void> = () => undefined) {
  const fields = new FormData();
  fields.set('amount', '501');
  fields.set('screenshot', new File([new Uint8Array(bytes)], 'payment.png'));
  const whole = new Response(fields);
  const body = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const parts = [() => body.subarray(0, half), between, () => body.subarray(half)];
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const chunk = await parts.shift()?.();
      if (chunk) controller.enqueue(chunk);
      else if (parts.length === 0) controller.close();
      else controller.enqueue(new Uint8Array());
    },
  });
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' };
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  });
  return readForm(request, FIELDS, async ({ text, files: { screenshot }, refusal }) => {
    // A reader that stops early must not consume the rest of the file.
    for await (const chunk of screenshot?.stream() ?? []) if (chunk.length > 0) break;
    const bytes = screenshot && (await buffer(screenshot.stream())).length;
    return { amount: text.get('amount'), bytes, refusal };
  });
}

const listNamedFiles = () => fs.readdirSync(folder).filter((name) => name.startsWith('sangha-form-'));

/** Returns the temporary files that this process has open. Works only on Linux. */
function open(): string[] {
  if (!fs.existsSync('/proc/self/fd')) return [];
  return fs
    .readdirSync('/proc/self/fd')
    .map(getTarget)
    .filter((target) => target.includes('sangha-form-'));
}

function getTarget(fd: string): string {
  try {
    return fs.readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // The file descriptor of the directory listing itself, which is already closed.
    return '';
  }
}

describe('a form leaves no file', () => {
  test.each([
    ['that is taken', MEGABYTE, undefined],
    ['with a file that is too large', 5 * MEGABYTE + 1, 'too_large'],
    ['that is larger than all its files may be', 7 * MEGABYTE, 'too_large'],
  ])('%s', async (_what, bytes, code) => {
    const seen: string[][] = [];
    const taken = await send(bytes, () => void seen.push(listNamedFiles()));
    expect(taken).toMatchObject({ amount: '501', bytes: code ? undefined : bytes });
    expect(taken.refusal?.code).toBe(code);
    expect(seen).toEqual([[]]);
    expect([...listNamedFiles(), ...open()]).toEqual([]);
  });

  test('if its sender disconnects, and typed values are not lost', async () => {
    const taken = await send(MEGABYTE, () => Promise.reject(new Error('The sender went away.')));
    expect(taken).toMatchObject({ amount: '501', bytes: undefined, refusal: { code: 'invalid' } });
    expect([...listNamedFiles(), ...open()]).toEqual([]);
  });
});

/** Mounts a very small file system, if the tests have the permission to mount one. */
function mountSmallDisk(): string[] {
  const disk = fs.mkdtempSync(path.join(folder, 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return [];
  }
  mounted.push(disk);
  return [disk];
}

const noFolder = path.join(folder, 'no-folder');
fs.writeFileSync(noFolder, '');

test.each([noFolder, ...mountSmallDisk()])('a full disk is reported, and typed values are kept: %s', async (disk) => {
  vi.stubEnv('TMPDIR', disk);
  const taken = await send(MEGABYTE);
  expect(taken).toMatchObject({ amount: '501', bytes: undefined });
  expect(taken.refusal).toMatchObject({ code: 'upstream_failed', userMessage: STORAGE_UNAVAILABLE_MESSAGE });
  expect(open()).toEqual([]);
  if (disk !== noFolder) expect(fs.readdirSync(disk)).toEqual([]);
});

test('a file part without a name or a type is refused like a wrong type', async () => {
  const fields = new FormData();
  fields.set('amount', '501');
  fields.set('screenshot', '%PDF-1.7 not a picture');
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: fields });
  const refusal = await readForm(request, FIELDS, (form) => Promise.resolve(form.refusal));
  expect(refusal).toMatchObject({
    code: 'unsupported_type',
    fieldErrors: { screenshot: ['Please upload only JPG, JPEG, or PNG files'] },
  });
});
