import { z } from 'zod';
import type { Reply } from '../endpoint';
import { parseInput } from './input';

const pageSchema = z.object({
  from: z.coerce.number().optional(),
  to: z.coerce.number().optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/**
 * Returns one page of a collection, newest first. The query has Razorpay's parameters from, to,
 * count and skip.
 */
export function createPage(entities: { created_at: number }[], query: unknown): Reply {
  const { from = 0, to = Infinity, count, skip } = parseInput(pageSchema, query);
  const items = entities
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .reverse()
    .slice(skip, skip + count);
  return { status: 200, body: { entity: 'collection', count: items.length, items } };
}
