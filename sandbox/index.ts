import { startSandbox } from './server';
import { parseSettings } from './settings';

try {
  const sandbox = await startSandbox(parseSettings(process.env));
  console.log(`Sandbox ready: phone inbox at ${sandbox.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void sandbox.close();
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
