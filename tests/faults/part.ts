export interface Part {
  /** Resolves when the process responds. */
  start(): Promise<void>;
  /** Sends SIGTERM, as a deploy does. Resolves when the process has exited. */
  stop(): Promise<void>;
  /** Sends SIGKILL. Resolves when the process has exited. */
  kill(): Promise<void>;
}
