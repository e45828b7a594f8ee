import type { z } from 'zod';
import { createBadRequest } from './errors';

/**
 * Parses the body of a call. If it is invalid, throws Razorpay's error with the first invalid
 * field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path[0]?.toString();
  throw createBadRequest(issue?.message ?? 'The request is not valid', field);
}
