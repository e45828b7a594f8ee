// @ts-check

const DRAIN_MS = 30_000;

// Preloaded into every program that the launcher starts. Stops the program if the launcher has
// ended, even if the launcher was killed.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
});
// An open IPC channel must not keep a finished program running.
process.channel?.unref();
