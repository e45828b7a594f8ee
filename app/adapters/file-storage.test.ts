import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BUCKET, openBucket } from '../../tests/setup/bucket';
import { openFileStorage } from './file-storage.server';

const KEY = 'hero_image/3f2a9c';
const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);

let dataDir: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'sangha-files-'));
  bucket = await openBucket();
});

beforeEach(() => bucket.objects.clear());

afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true });
});

const openDiskStorage = () =>
  openFileStorage({ dataDir, files: { ...BUCKET, bucket: undefined, endpoint: undefined } });
const openBucketStorage = (changes: Partial<typeof BUCKET> | { secretAccessKey?: string } = {}) =>
  openFileStorage({ dataDir, files: { ...BUCKET, endpoint: bucket.endpoint, ...changes } });

describe.each([
  { name: 'on disk', open: openDiskStorage },
  { name: 'in a bucket', open: openBucketStorage },
])('files $name', ({ open }) => {
  test('are read back with the same content, can be replaced, and are missing after they are removed', async () => {
    const files = open();
    await files.put(KEY, BYTES, 'image/png');
    expect(Buffer.from(await files.get(KEY)).equals(Buffer.from(BYTES))).toBe(true);
    await files.put(KEY, BYTES.subarray(0, 10), 'image/png');
    expect(await files.get(KEY)).toHaveLength(10);
    await files.remove(KEY);
    await expect(files.get(KEY)).rejects.toThrow();
  });

  test('are listed by folder, also if the list has several pages', async () => {
    const files = open();
    for (const name of ['one', 'two', 'three']) await files.put(`deleted-accounts/${name}`, BYTES, 'text/plain');
    await files.put(KEY, BYTES, 'image/png');
    expect((await files.list('deleted-accounts')).sort()).toEqual(['one', 'three', 'two']);
    expect(await files.list('never')).toEqual([]);
  });

  test('that do not exist can be removed, but reading them fails', async () => {
    const files = open();
    await files.remove('hero_image/never');
    await expect(files.get('hero_image/never')).rejects.toThrow();
  });
});

test('a bucket receives private files with their content type', async () => {
  await openBucketStorage().put(KEY, BYTES, 'image/png');
  const { headers } = bucket.objects.get(KEY) ?? {};
  expect(headers?.['content-type']).toBe('image/png');
  expect(headers).not.toHaveProperty('x-amz-acl');
});

test('a bucket refuses a wrong secret, and nothing is stored', async () => {
  await expect(openBucketStorage({ secretAccessKey: 'guessed' }).put(KEY, BYTES, 'image/png')).rejects.toThrow();
  expect(bucket.objects.size).toBe(0);
});

test('if a bucket is configured, nothing is written below the data folder', async () => {
  await openBucketStorage().put('diet_plan_pdf/elsewhere', BYTES, 'application/pdf');
  await expect(stat(path.join(dataDir, 'files/diet_plan_pdf'))).rejects.toThrow();
  await openDiskStorage().put('diet_plan_pdf/here', BYTES, 'application/pdf');
  expect(await readFile(path.join(dataDir, 'files/diet_plan_pdf/here'))).toHaveLength(BYTES.length);
});
