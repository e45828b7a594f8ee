import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Calls back with each request of this process before anything answers it: remix-serve itself has no place for that. */
export function onRequestStart(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    listener(request, response);
  });
}
