import type { Request, RequestHandler } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults, Provider } from './control';

/** What a provider's API answers. */
export interface Reply {
  status: number;
  body: object;
}

/** A call that the provider turns down, with the answer it gives. */
export class Refusal extends Error {
  constructor(readonly reply: Reply) {
    super(`refused with ${reply.status}`);
  }
}

/** How a provider recognises its callers and words its errors. */
export interface Vendor {
  provider: Provider;
  /** Whether the request carries the account's keys. */
  authenticates(request: Request): boolean;
  /** The answer to a request that does not. */
  unauthenticated: Reply;
  /** The provider's answer to a call that /control makes fail. */
  refuse(refusal: NonNullable<Fault['refusal']>): Reply;
}

/** Does an API call and says what to answer; throws a Refusal where the provider would refuse. */
export type ApiCall = (request: Request, fault: Fault) => Reply;

/** Makes the route of an API call: the account's keys are checked, then /control has its say. */
export type Endpoint = (call: ApiCall) => RequestHandler;

/** The way in to a provider's API. */
export function endpointsOf(vendor: Vendor, faults: Faults): Endpoint {
  return (call) => async (request, response, next) => {
    try {
      if (!vendor.authenticates(request)) {
        response.status(vendor.unauthenticated.status).json(vendor.unauthenticated.body);
        return;
      }
      const fault = faults.nextCall(vendor.provider);
      const reply = fault.refusal ? vendor.refuse(fault.refusal) : replyOf(call, request, fault);
      if (fault.delayMs > 0) await sleep(fault.delayMs, undefined, { ref: false });
      if (fault.dropReply) request.socket.destroy();
      else response.status(reply.status).json(reply.body);
    } catch (error) {
      next(error);
    }
  };
}

/** Whether the request's basic authentication is this user and password. */
export function hasBasicAuth(request: Request, user: string, password: string): boolean {
  return request.get('authorization') === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function replyOf(call: ApiCall, request: Request, fault: Fault): Reply {
  try {
    return call(request, fault);
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}
