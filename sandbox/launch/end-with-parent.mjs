// @ts-check

const DRAIN_MS = 30_000;

// Preloaded into every program that is started here: when the starter is gone, even killed, the program ends in good order too.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
});
// Listening must not keep a program up that has nothing left to do.
process.channel?.unref();
