/** A process that a test may do harm to. */
export interface Part {
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGTERM, as a deploy does it; resolves when it has gone. */
  stop(): Promise<void>;
  /** SIGKILL; resolves when it has gone. */
  kill(): Promise<void>;
}
