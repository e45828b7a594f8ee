// @ts-check
import net from 'node:net';

/**
 * Throws one clear line when a program of the platform could not listen where the environment says.
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
 * Ports that are free at this moment, all different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map((server) => /** @type {net.AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map(close));
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
