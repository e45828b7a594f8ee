import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStorage } from '~/domain/content/file-storage';
import type { Config } from '~/config/env.server';

/** Files below the data folder, or in an S3 bucket when one is named. Nothing in it is public: each read passes a route that checks. */
export function openFileStorage({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): FileStorage {
  const disk = new Disk(files.bucket ? bucketDriver(files, files.bucket) : folderDriver(dataDir));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
  };
}

function folderDriver(dataDir: string): FSDriver {
  return new FSDriver({ location: path.resolve(dataDir, 'files'), visibility: 'private' });
}

function bucketDriver(files: Config['files'], bucket: string): S3Driver {
  const { accessKeyId, secretAccessKey, endpoint } = files;
  return new S3Driver({
    bucket,
    region: files.region,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
