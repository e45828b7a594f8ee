import { z } from 'zod';
import { isLocalDate } from './calendar';

/** Validates a month in the form YYYY-MM. */
export const createMonthSchema = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((month) => isLocalDate(`${month}-01`), message);
