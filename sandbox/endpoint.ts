import type { Request, RequestHandler } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults, Provider } from './control';

export interface Reply {
  status: number;
  body: object;
}

/** Thrown if the provider rejects a call. Contains the response. */
export class Refusal extends Error {
  constructor(readonly reply: Reply) {
    super(`refused with ${reply.status}`);
  }
}

/** How a provider authenticates callers and formats its errors. */
export interface Vendor {
  provider: Provider;
  /** Returns true if the request contains the keys of the account. */
  authenticates(request: Request): boolean;
  /** The response to a request without valid keys. */
  unauthenticated: Reply;
  /** Returns the provider's response to a call that fails because of a planned fault. */
  refuse(refusal: NonNullable<Fault['refusal']>): Reply;
}

/** Handles an API call. Throws a `Refusal` if the provider would reject the call. */
export type ApiCall = (request: Request, fault: Fault) => Reply;

/**
 * Creates the route for an API call. The route checks the account's keys and applies planned
 * faults.
 */
export type Endpoint = (call: ApiCall) => RequestHandler;

export function createEndpoints(vendor: Vendor, faults: Faults): Endpoint {
  return (call) => async (request, response, next) => {
    try {
      if (!vendor.authenticates(request)) {
        response.status(vendor.unauthenticated.status).json(vendor.unauthenticated.body);
        return;
      }
      const fault = faults.takeCallFault(vendor.provider, request.method);
      const reply = fault.refusal ? vendor.refuse(fault.refusal) : callEndpoint(call, request, fault);
      if (fault.delayMs > 0) await sleep(fault.delayMs, undefined, { ref: false });
      if (fault.dropReply) request.socket.destroy();
      else response.status(reply.status).json(reply.body);
    } catch (error) {
      next(error);
    }
  };
}

/** True if the request has basic authentication with this user and password. */
export function hasBasicAuth(request: Request, user: string, password: string): boolean {
  return request.get('authorization') === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function callEndpoint(call: ApiCall, request: Request, fault: Fault): Reply {
  try {
    return call(request, fault);
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}
