import { z } from 'zod';

/** An answer that says what was done; calls with more to tell extend it. */
export const messageAnswer = z.object({ message: z.string() });
