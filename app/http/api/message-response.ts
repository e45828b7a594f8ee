import { z } from 'zod';

/** An answer that says what was done; calls with more to tell extend it. */
export const messageResponse = z.object({ message: z.string() });
