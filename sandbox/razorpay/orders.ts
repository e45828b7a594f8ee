import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { ApiCall, Endpoint, Reply } from '../endpoint';
import { createRazorpayId } from '../ids';
import { captureSchema, getNowSeconds, type Order, type StoredOrder } from './entities';
import { createBadRequest } from './errors';
import { createPage } from './pages';
import { parseInput } from './input';

const MINIMUM_PAISE = 100;

const createSchema = z.object({
  amount: z.coerce.number('The amount must be an integer.').int('The amount must be an integer.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  payment_capture: z.union([z.boolean(), z.coerce.number()]).optional(),
  payment: captureSchema.optional(),
});

/**
 * Order endpoints of Razorpay's API: create, fetch and list orders, and list the payments of an
 * order.
 */
export function createOrderRoutes(context: SandboxContext, endpoint: Endpoint): Router {
  const { state } = context;
  const router = Router();

  const create: ApiCall = (request) => {
    const order = createOrder(parseInput(createSchema, request.body));
    state.orders.set(order.entity.id, order);
    state.scheduleSave();
    return { status: 200, body: order.entity };
  };
  const list: ApiCall = (request) => {
    const receipt = request.query.receipt;
    const orders = Array.from(state.orders.values(), ({ entity }) => entity);
    return createPage(
      orders.filter((order) => !receipt || order.receipt === receipt),
      request.query,
    );
  };
  const listPayments = (id: string): Reply => {
    findOrder(context, id);
    const items = [...state.payments.values()].filter(({ order_id }) => order_id === id);
    return { status: 200, body: { entity: 'collection', count: items.length, items: items.reverse() } };
  };

  router.post('/orders', endpoint(create));
  router.get('/orders', endpoint(list));
  router.get(
    '/orders/:id',
    endpoint(({ params }) => ({ status: 200, body: findOrder(context, params.id).entity })),
  );
  router.get(
    '/orders/:id/payments',
    endpoint(({ params }) => listPayments(params.id ?? '')),
  );
  return router;
}

/** Finds an order by id. Throws Razorpay's error if there is no such order. */
export function findOrder({ state }: SandboxContext, id: string | undefined): StoredOrder {
  const order = state.orders.get(id ?? '');
  if (!order) throw createBadRequest('The id provided does not exist');
  return order;
}

function createOrder(input: z.infer<typeof createSchema>): StoredOrder {
  if (input.amount < MINIMUM_PAISE) throw createBadRequest('Order amount less than minimum amount allowed', 'amount');
  const entity: Order = {
    id: createRazorpayId('order'),
    entity: 'order',
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: input.currency,
    receipt: input.receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: input.notes ?? [],
    created_at: getNowSeconds(),
  };
  const manual = input.payment?.capture === 'manual' || (input.payment_capture !== undefined && !input.payment_capture);
  return { entity, autoCapture: !manual, capture: input.payment };
}
