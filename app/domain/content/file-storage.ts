interface Streamed {
  size: number;
  stream(): AsyncIterable<Uint8Array>;
}

/** Stores files by key, on disk or in an S3 bucket. */
export interface FileStorage {
  put(key: string, content: Uint8Array | Streamed, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Reads a file in chunks, for files that are too large for the memory. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  remove(key: string): Promise<void>;
  /** Returns the names of all files in a folder, or an empty list if the folder does not exist. */
  list(folder: string): Promise<string[]>;
}
