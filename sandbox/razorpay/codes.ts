import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { ApiCall, Endpoint } from '../endpoint';
import { createRazorpayId } from '../ids';
import { getNowSeconds, type StoredCode } from './entities';
import { createBadRequest } from './errors';
import { parseInput } from './input';
import { createPage } from './pages';

/** Razorpay requires that a code stays open for at least 15 minutes. */
const MINIMUM_SECONDS = 15 * 60;

const createSchema = z.object({
  type: z.literal('upi_qr', 'The type is invalid.'),
  usage: z.literal('single_use', 'The sandbox makes only codes for a single use.'),
  fixed_amount: z.literal(true, 'The sandbox makes only codes of a fixed amount.'),
  payment_amount: z.number('The payment amount must be an integer.').int().min(100),
  name: z.string().optional(),
  description: z.string().optional(),
  close_by: z.number().int(),
  notes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** QR code endpoints of Razorpay's API: create and fetch codes, and list the payments of a code. */
export function createCodeRoutes(context: SandboxContext, endpoint: Endpoint): Router {
  const { state } = context;
  const router = Router();

  const create: ApiCall = (request) => {
    const input = parseInput(createSchema, request.body);
    if (input.close_by < getNowSeconds() + MINIMUM_SECONDS)
      throw createBadRequest('close_by should be at least 15 minutes after current time', 'close_by');
    const id = createRazorpayId('qr');
    const entity: StoredCode['entity'] = {
      id,
      entity: 'qr_code',
      created_at: getNowSeconds(),
      name: input.name ?? null,
      usage: input.usage,
      type: input.type,
      image_url: `${request.protocol}://${request.get('host') ?? ''}/codes/${id}.png`,
      payment_amount: input.payment_amount,
      status: 'active',
      description: input.description ?? null,
      fixed_amount: true,
      payments_amount_received: 0,
      payments_count_received: 0,
      notes: input.notes ?? [],
      customer_id: null,
      close_by: input.close_by,
      closed_at: null,
      close_reason: null,
    };
    state.codes.set(id, { entity, payments: [] });
    state.scheduleSave();
    return { status: 200, body: entity };
  };

  router.post('/payments/qr_codes', endpoint(create));
  router.get(
    '/payments/qr_codes/:id',
    endpoint(({ params }) => ({ status: 200, body: findCode(context, params.id).entity })),
  );
  router.get(
    '/payments/qr_codes/:id/payments',
    endpoint(({ params, query }) => {
      const { payments } = findCode(context, params.id);
      return createPage(
        payments.flatMap((id) => state.payments.get(id) ?? []),
        query,
      );
    }),
  );
  return router;
}

/** Finds a QR code by id. Throws Razorpay's error if there is no such code. */
export function findCode({ state }: SandboxContext, id: string | undefined): StoredCode {
  const code = state.codes.get(id ?? '');
  if (!code) throw createBadRequest('The id provided does not exist');
  return code;
}
