// @ts-check
import { spawn } from 'node:child_process';

// Supervises a third-party program: reports its process id, forwards SIGTERM to it, and exits
// together with it.
const [file = '', ...args] = process.argv.slice(2);
const program = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
program.once('spawn', () => process.send?.(program.pid));
program.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
program.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => program.kill('SIGTERM'));
