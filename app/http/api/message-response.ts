import { z } from 'zod';

export const createMessageResponse = z.object({ message: z.string() });
