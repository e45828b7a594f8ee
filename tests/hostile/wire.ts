import http from 'node:http';
import net from 'node:net';

/** Response to a raw request. The status is 0 if the connection ended without a response. */
export interface WireResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const TIMEOUT_MS = 60_000;

const NO_RESPONSE: WireResponse = { status: 0, headers: {}, body: '' };

/**
 * Creates a client that sends HTTP requests over keep-alive connections. Unlike fetch, it does not
 * normalise the path.
 */
export function createRawClient(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const sendRequest = (path: string, { method = 'GET', headers = {}, body }: SentRequest = {}) =>
    new Promise<WireResponse>((resolve) => {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent };
      const request = http.request({ ...options, timeout: TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        const { statusCode = 0 } = response;
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', () => resolve(NO_RESPONSE))
          .on('end', () =>
            resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
          );
      });
      request.on('error', () => resolve(NO_RESPONSE)).on('timeout', () => request.destroy());
      request.end(body);
    });
  return { sendRequest, close: () => agent.destroy() };
}

/**
 * Sends raw bytes. Resolves with the status of the response, or 0 if there is none within the time
 * limit or the connection ends.
 */
export function sendRaw(port: number, bytes: string | Buffer, timeoutMs = 10_000): Promise<number> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve(readStatus(answer));
    };
    socket.setTimeout(timeoutMs, done);
    socket.on('error', done).on('close', done);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) done();
    });
    socket.write(bytes);
  });
}

interface LargeRequest {
  head: string;
  start?: string;
  bytes: number;
  chunked: boolean;
  /** True if the complete body is sent even after the server has rejected the request. */
  sendsWholeBody: boolean;
}

const BLOCK = Buffer.alloc(64 * 1024, 'a');

/**
 * Sends a request header and a body of `bytes` bytes as fast as the server reads it. Resolves with
 * the status.
 */
export function sendLargeRequest(
  port: number,
  { head, start = '', bytes, chunked, sendsWholeBody }: LargeRequest,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    let left = bytes;
    const block = chunked ? Buffer.concat([Buffer.from('10000\r\n'), BLOCK, Buffer.from('\r\n')]) : BLOCK;
    const done = () => {
      socket.destroy();
      resolve(readStatus(answer));
    };
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        if (readStatus(answer) > 0 && !sendsWholeBody) return done();
        left -= BLOCK.length;
        if (!socket.write(block)) return void socket.once('drain', more);
      }
      if (chunked) socket.write('0\r\n\r\n');
      if (readStatus(answer) > 0) done();
    };
    socket.setTimeout(TIMEOUT_MS, done);
    socket.on('error', done).on('close', done);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (readStatus(answer) > 0 && (!sendsWholeBody || left <= 0)) done();
    });
    const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
    socket.write(`${head}\r\n${framing}\r\n\r\n`);
    if (start) {
      left -= start.length;
      socket.write(chunked ? `${start.length.toString(16)}\r\n${start}\r\n` : start);
    }
    more();
  });
}

function readStatus(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}
