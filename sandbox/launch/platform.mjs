// @ts-check
import path from 'node:path';
import { BUILT_COMMANDS } from './commands.mjs';
import { waitUntilHealthy } from './health.mjs';
import { startPostgres } from './postgres.mjs';
import { startProgram } from './program.mjs';
import { getMemoryFlags } from './memory-flags.mjs';

/** @typedef {import('./program.mjs').Program} Program */
/** @typedef {import('./commands.mjs').Command} Command */
/** @typedef {Command | 'postgres'} Part */
/** @typedef {'sandbox' | 'web' | 'worker'} Service */

/** @type {Part[][]} */
const STOP_ORDER = [['migrate', 'seed'], ['web', 'worker'], ['sandbox'], ['postgres']];
const LINES_OF_LOG = 20;

/**
 * Runs PostgreSQL, the sandbox, the web server and the worker, each as a process with a separate
 * log.
 */
export class Platform {
  /** @type {Map<Part, Program>} */
  programs = new Map();
  /** @type {Promise<never>} rejects when a program ends too early or the platform is stopped */
  failure;
  /** @type {number | undefined} process id of the embedded PostgreSQL; undefined until it runs */
  databasePid;
  /** @type {Promise<void> | undefined} */
  #stopped;
  #end = new AbortController();

  /**
   * @param {object} options
   * @param {Record<string, string>} options.env the whole environment of every program;
   * DATABASE_URL only when there is a server already
   * @param {import('./commands.mjs').Commands} [options.commands]
   * @param {string[]} [options.nodeFlags] further flags of Node for every program
   * @param {import('./postgres.mjs').PostgresOptions} [options.postgres]
   */
  constructor({ env, commands = BUILT_COMMANDS, nodeFlags = [], postgres = {} }) {
    this.env = { ...env };
    this.commands = commands;
    this.nodeFlags = nodeFlags;
    this.postgres = postgres;
    this.usesEmbeddedDatabase = !env.DATABASE_URL;
    const { signal } = this.#end;
    this.failure = new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        /** @type {Error} */
        const reason = signal.reason;
        reject(reason);
      });
    });
    this.failure.catch(() => undefined);
  }

  /**
   * Starts all programs in order, and resolves when all of them respond.
   * @param {(title: string, work: () => Promise<unknown>) => Promise<unknown>} [step] called for
   * each part
   */
  async bringUp(step = (_title, work) => work()) {
    const work = async () => {
      this.start('sandbox');
      await step('Database', () => this.startDatabase());
      await step('Schema', () => this.runToEnd('migrate'));
      await step('Data', () => this.runToEnd('seed'));
      await step('Sandbox', () => this.waitUntilReady('sandbox'));
      for (const part of /** @type {const} */ (['web', 'worker'])) this.start(part);
      await step('Web server', () => this.waitUntilReady('web'));
      await step('Worker', () => this.waitUntilReady('worker'));
    };
    await Promise.race([work(), this.failure]);
  }

  /** Starts the embedded PostgreSQL server, unless DATABASE_URL is set. */
  async startDatabase() {
    if (!this.usesEmbeddedDatabase) return;
    this.#assertNotStopped();
    const { supervisor, ready } = startPostgres(this.dataDir, this.postgres);
    this.#watch('postgres', supervisor);
    const { url, pid } = await ready;
    this.env.DATABASE_URL = url;
    this.databasePid = pid;
  }

  get dataDir() {
    return this.env.DATA_DIR ?? '.data';
  }

  /** @param {Service} part */
  start(part) {
    return this.#launch(part);
  }

  /** @param {'migrate' | 'seed'} part */
  async runToEnd(part) {
    const how = await this.#launch(part, 'code 0').ended;
    if (how !== 'code 0') throw new Error(`${part} ended with ${how}`);
  }

  /**
   * Resolves when the program's health check succeeds.
   * @param {Service} part
   */
  async waitUntilReady(part) {
    await waitUntilHealthy(`${this.getUrl(part)}/healthz`);
  }

  /**
   * Returns the local URL of a program.
   * @param {Service} part
   */
  getUrl(part) {
    const { HOST, PORT, SANDBOX_PORT, WORKER_HOST, WORKER_PORT } = this.env;
    const [host = '127.0.0.1', port] = {
      web: [HOST, PORT],
      sandbox: [HOST, SANDBOX_PORT],
      worker: [WORKER_HOST, WORKER_PORT],
    }[part];
    return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  }

  /**
   * Stops all programs, the database last.
   * @param {number} [limitMs] time for each program to finish
   */
  stop(limitMs) {
    return (this.#stopped ??= this.#stopAll(limitMs));
  }

  /** @param {number} [limitMs] */
  async #stopAll(limitMs) {
    this.#end.abort(new Error('The platform was stopped'));
    for (const parts of STOP_ORDER) {
      await Promise.all(parts.map(async (part) => this.programs.get(part)?.stop(limitMs)));
    }
  }

  /**
   * @param {Command} part
   * @param {string} [goodEnd] the accepted way of ending
   */
  #launch(part, goodEnd) {
    this.#assertNotStopped();
    const log = path.join(this.dataDir, 'logs', `${part}.log`);
    const memoryFlags =
      this.commands === BUILT_COMMANDS && (part === 'web' || part === 'worker') ? getMemoryFlags(part) : {};
    const args = [...this.nodeFlags, ...this.commands[part]];
    const program = startProgram({ title: part, args, env: { ...memoryFlags, ...this.env }, log });
    this.#watch(part, program, goodEnd);
    return program;
  }

  #assertNotStopped() {
    if (this.#stopped) throw new Error('The platform is stopping');
  }

  /**
   * @param {Part} part
   * @param {Program} program
   * @param {string} [goodEnd]
   */
  #watch(part, program, goodEnd) {
    this.programs.set(part, program);
    void program.ended.then((how) => {
      if (this.#stopped || how === goodEnd || this.programs.get(part) !== program) return;
      const lines = program.lastLines(LINES_OF_LOG);
      const end = lines && `, and says at the end:\n\n${lines}`;
      this.#end.abort(new Error(`${part} ended with ${how}. Its log is ${program.log}${end}`));
    });
  }
}
