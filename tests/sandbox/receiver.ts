import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got, in order of arrival. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP listener in the app's place that keeps every request it gets whole. */
export class Receiver {
  readonly requests: Received[] = [];
  /** The statuses of the next answers; 200 once they are used up. */
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

  /** Listens on the port, or on any free one. */
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
