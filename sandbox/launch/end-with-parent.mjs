// @ts-check

const DRAIN_MS = 30_000;

// Preloaded into every program started here: it ends well when its starter is gone, even killed.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
});
// Listening must not keep a program up that has nothing left to do.
process.channel?.unref();
