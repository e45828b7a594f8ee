import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

/**
 * Creates a certificate for localhost in a folder. Returns the paths of the certificate, which
 * clients must trust, and of its key.
 */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'localhost.pem'), path.join(folder, 'localhost.key')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/**
 * Starts a proxy as docs/operations/configure.md requires it: it terminates TLS and sets
 * X-Forwarded-For to the address of the client only.
 */
export async function startTlsProxy(port: number, upstream: string, { certificate, key }: Record<string, string>) {
  const tls = { cert: fs.readFileSync(certificate ?? ''), key: fs.readFileSync(key ?? '') };
  // Idle connections are never closed. The test blocks while it waits for a program, so a time
  // limit could close a connection just before its next use.
  const server = https.createServer({ ...tls, keepAliveTimeout: 0 }, (request, response) => {
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
    const options = { method: request.method, headers, agent: false as const };
    const call = http.request(new URL(request.url ?? '/', upstream), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.once('error', () => response.writeHead(502).end());
    request.pipe(call);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
