// @ts-check
import net from 'node:net';

/**
 * Range of the ports to use. It is below the ephemeral ports of operating systems, so that an
 * outgoing connection cannot take a port between the check and its use.
 */
const PORT_RANGE = { first: 20_000, count: 10_000 };

/**
 * Each process starts searching at a different port, so that two processes rarely choose the same
 * one.
 */
let next = (process.pid * 64) % PORT_RANGE.count;

/**
 * Throws with a one-line message if a port that a program needs is in use.
 * @param {Record<string, string>} env
 */
export async function assertPortsFree(env) {
  for (const name of ['PORT', 'SANDBOX_PORT', 'WORKER_PORT']) {
    const port = Number(env[name]);
    if (!(Number.isInteger(port) && port > 0 && port < 65536)) throw new Error(`${name} is no port: ${env[name]}`);
    const problem = await findPortProblem(port, env.HOST);
    if (problem === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Set ${name} to a free one.`);
    if (problem) throw new Error(`Port ${port} (${name}) cannot be used: ${problem}`);
  }
}

/**
 * Returns `count` different free ports.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  /** @type {number[]} */
  const ports = [];
  for (let tries = 0; ports.length < count; tries += 1) {
    if (tries === PORT_RANGE.count) throw new Error(`There is no free port from ${PORT_RANGE.first} on`);
    const port = PORT_RANGE.first + (next++ % PORT_RANGE.count);
    if (!(await findPortProblem(port, '127.0.0.1'))) ports.push(port);
  }
  return ports;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
async function findPortProblem(port, host) {
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
