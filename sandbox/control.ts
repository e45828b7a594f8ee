import { Router } from 'express';
import { z } from 'zod';

const providers = ['razorpay', 'twilio'] as const;

/** A provider that the sandbox simulates. */
export type Provider = (typeof providers)[number];

const controlSchema = z
  .strictObject({
    provider: z.enum(providers),
    fail: z.number().int().min(0).max(1_000_000),
    status: z.number().int().min(200).max(599).optional(),
    code: z.union([z.number().int(), z.string().regex(/^\w+$/)]).optional(),
    delay_ms: z.number().int().min(0).max(600_000).optional(),
    drop_reply: z.boolean().optional(),
    duplicate: z.boolean().optional(),
    silent: z.boolean().optional(),
    method: z.enum(['GET', 'POST']).optional(),
  })
  .refine(({ provider, code }) => provider !== 'twilio' || code === undefined || Number.isInteger(Number(code)), {
    path: ['code'],
    message: 'a code of Twilio is a number',
  })
  .refine(({ provider, status = 500, code }) => status >= 400 || (provider === 'twilio' && code !== undefined), {
    path: ['status'],
    message: 'must be 400 or more, but for twilio with a code: a message accepted now that fails later',
  });

type Control = z.infer<typeof controlSchema>;

/** Describes how one call to a provider fails. */
export interface Fault {
  /** If set, the call is rejected with this error and has no effect. */
  refusal?: { status?: number | undefined; code?: string | undefined };
  /** If set, the call is accepted, but the operation fails later with this error code. */
  laterCode?: number;
  /** Delay of the response in milliseconds. The operation itself is not delayed. */
  delayMs: number;
  /** True if the connection is closed without a response. */
  dropReply: boolean;
  /** True if no callbacks are sent for this call. */
  isSilent: boolean;
}

/** Faults that were planned with /control. Each call uses up one of them. */
export class Faults {
  readonly #controls = new Map<Provider, { control: Control; calls: number; callbacks: number }>();

  /** Plans faults for the next calls to a provider. They replace earlier plans. */
  set(control: Control): void {
    this.#controls.set(control.provider, { control, calls: control.fail, callbacks: control.fail });
  }

  clear(): void {
    this.#controls.clear();
  }

  /**
   * Returns the fault for the current call and reduces the remaining number by one. A plan with a
   * method leaves calls with another method alone.
   */
  takeCallFault(provider: Provider, method: string): Fault {
    const planned = this.#controls.get(provider);
    if (!planned || planned.calls === 0 || (planned.control.method ?? method) !== method)
      return { delayMs: 0, dropReply: false, isSilent: false };
    planned.calls -= 1;
    return toFault(planned.control);
  }

  /**
   * Returns true if the callbacks of a payment or message should be sent twice. Callbacks are
   * counted separately from calls.
   */
  takeCallbackRepeat(provider: Provider): boolean {
    const planned = this.#controls.get(provider);
    if (!planned?.control.duplicate || planned.callbacks === 0) return false;
    planned.callbacks -= 1;
    return true;
  }

  /** Returns the planned faults and the number of remaining calls by provider. */
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(
      Array.from(this.#controls, ([provider, { control, calls, callbacks }]) => [
        provider,
        { ...control, calls_left: calls, ...(control.duplicate && { callbacks_left: callbacks }) },
      ]),
    );
  }
}

function toFault({ status, code, delay_ms, drop_reply, duplicate, silent }: Control): Fault {
  const fault: Fault = { delayMs: delay_ms ?? 0, dropReply: drop_reply ?? false, isSilent: silent ?? false };
  if (status !== undefined && status < 400) return { ...fault, laterCode: Number(code) };
  const plain = delay_ms === undefined && !drop_reply && !duplicate && !silent;
  const refused = !drop_reply && (plain || status !== undefined || code !== undefined);
  return refused ? { ...fault, refusal: { status, code: code === undefined ? undefined : String(code) } } : fault;
}

/** Routes of /control: POST plans faults, GET lists them, DELETE removes them. */
export function createControlRoutes(faults: Faults): Router {
  const router = Router();
  router.get('/control', (_request, response) => {
    response.json(faults);
  });
  router.post('/control', (request, response) => {
    const parsed = controlSchema.safeParse(request.body);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': '));
      response.status(400).json({ message: problems.join('; ') });
      return;
    }
    faults.set(parsed.data);
    response.json(faults);
  });
  router.delete('/control', (_request, response) => {
    faults.clear();
    response.json(faults);
  });
  return router;
}
