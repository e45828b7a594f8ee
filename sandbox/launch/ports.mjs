// @ts-check
import net from 'node:net';

/**
 * Range of the ports to use. It is below the ephemeral ports of operating systems, so that an
 * outgoing connection cannot take a port between the check and its use.
 */
const GIVEN = { first: 20_000, count: 10_000 };

/**
 * Each process starts searching at a different port, so that two processes rarely choose the same
 * one.
 */
let next = (process.pid * 64) % GIVEN.count;

/**
 * Throws with a one-line message if a port that a program needs is in use.
 * @param {Record<string, string>} env
 */
export async function assertPortsFree(env) {
  for (const name of ['PORT', 'SANDBOX_PORT', 'WORKER_PORT']) {
    const port = Number(env[name]);
    if (!(Number.isInteger(port) && port > 0 && port < 65536)) throw new Error(`${name} is no port: ${env[name]}`);
    const problem = await problemWith(port, env.HOST);
    if (problem === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Set ${name} to a free one.`);
    if (problem) throw new Error(`Port ${port} (${name}) cannot be used: ${problem}`);
  }
}

/**
 * Returns `count` different free ports.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  /** @type {number[]} */
  const ports = [];
  for (let tries = 0; ports.length < count; tries += 1) {
    if (tries === GIVEN.count) throw new Error(`There is no free port from ${GIVEN.first} on`);
    const port = GIVEN.first + (next++ % GIVEN.count);
    if (!(await problemWith(port, '127.0.0.1'))) ports.push(port);
  }
  return ports;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
async function problemWith(port, host) {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code;
  }
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<net.Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

/** @param {net.Server} server */
function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
