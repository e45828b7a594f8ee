import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a built program and prints its output. Resolves if it exits with code 0. */
export async function runToEnd(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args[0]} ended with code ${code}`);
}
