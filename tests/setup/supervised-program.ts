import { once } from 'node:events';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProgram, type Program } from '../../sandbox/launch/program.mjs';

const SUPERVISOR = fileURLToPath(new URL('supervise.mjs', import.meta.url));

/** A running third-party program. `end` sends a signal and resolves when the program has exited. */
export interface SupervisedProgram {
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a third-party program. Resolves when its port accepts connections. The program ends no
 * later than this process, even if this process is killed, so that no program is left running.
 */
export async function startSupervisedProgram(what: {
  folder: string;
  port: number;
  file: string;
  args: string[];
}): Promise<SupervisedProgram> {
  const title = path.basename(what.file);
  const log = path.join(what.folder, `${title}.log`);
  const supervisor = startProgram({ title, args: [SUPERVISOR, what.file, ...what.args], env: process.env, log });
  const pid = (await supervisor.message()) as number;
  await waitUntilListening(what.port, supervisor);
  return {
    end: async (signal) => {
      if (supervisor.isRunning()) process.kill(pid, signal);
      await supervisor.ended;
    },
  };
}

async function waitUntilListening(port: number, supervisor: Program): Promise<void> {
  for (let attempt = 0; attempt < 200 && supervisor.isRunning(); attempt += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const connected = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (connected) return;
    await delay(50);
  }
  throw new Error(`Nothing listens on port ${port}: ${supervisor.lastLines(5)}`);
}
