// @ts-check

const DRAIN_MS = 30_000;

// Preloaded into every program that the launcher starts. It stops the program if the launcher is
// gone, even if that was killed.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
});
// The IPC channel must not keep a program running that has finished.
process.channel?.unref();
