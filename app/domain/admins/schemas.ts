import { z } from 'zod';
import { requiredText } from '~/lib/text';

const PASSWORD_MISSING = 'Please enter your password';

export const adminLoginSchema = z.object({
  username: requiredText('Please enter your username', 100),
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
});
