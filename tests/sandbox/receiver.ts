import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server in place of the app. It records every request completely. */
export class Receiver {
  readonly requests: Received[] = [];
  /** Statuses of the next responses. If the list is empty, the status is 200. */
  readonly statuses: number[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
      if (!request.complete) return;
      this.requests.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(this.statuses.shift() ?? 200).end();
    });
  }

  /** Listens on the given port. With 0, the operating system chooses a free port. */
  static async listen(port = 0): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(port, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
