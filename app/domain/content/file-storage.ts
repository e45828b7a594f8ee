interface Streamed {
  size: number;
  stream(): AsyncIterable<Uint8Array>;
}

/** Keeps files by key, on disk or in a bucket. */
export interface FileStorage {
  put(key: string, content: Uint8Array | Streamed, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** The names of all files in a folder; empty if there is no such folder. */
  list(folder: string): Promise<string[]>;
}
