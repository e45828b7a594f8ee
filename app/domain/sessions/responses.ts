import { z } from 'zod';

export const issuedDeviceSchema = z
  .string()
  .nullable()
  .describe('Token of a known device; null until the member has confirmed the phone with a code');
