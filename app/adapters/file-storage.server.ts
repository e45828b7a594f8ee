import path from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FileStorage } from '~/domain/content/file-storage';
import type { Config } from '~/config/env.server';

/**
 * Stores files in the data folder or in an S3 bucket. Files are never public: every read is
 * authorised.
 */
export function openFileStorage(settings: Pick<Config, 'files' | 'dataDir'>): FileStorage {
  let opened: Promise<Disk> | undefined;
  const openDiskOnce = () => (opened ??= openDisk(settings));
  return {
    put: async (key, content, contentType) =>
      content instanceof Uint8Array
        ? (await openDiskOnce()).put(key, content, { contentType })
        : (await openDiskOnce()).putStream(key, Readable.from(content.stream()), {
            contentType,
            contentLength: content.size,
          }),
    get: async (key) => (await openDiskOnce()).getBytes(key),
    read: async (key) => (await openDiskOnce()).getStream(key),
    remove: async (key) => (await openDiskOnce()).delete(key),
    list: async (folder) => listFiles(await openDiskOnce(), folder),
  };
}

async function listFiles(disk: Disk, folder: string): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, paginationToken ? { paginationToken } : {});
    for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
    ({ paginationToken } = page);
  } while (paginationToken);
  return names;
}

async function openDisk({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<Disk> {
  const { Disk } = await import('flydrive');
  return new Disk(files.bucket ? await openBucketDriver(files, files.bucket) : await openFolderDriver(dataDir));
}

async function openFolderDriver(dataDir: string) {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location: path.resolve(dataDir, 'files'), visibility: 'private' });
}

async function openBucketDriver({ accessKeyId, secretAccessKey, endpoint, region }: Config['files'], bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
