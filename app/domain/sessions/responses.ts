import { z } from 'zod';

export const issuedDeviceSchema = z
  .string()
  .nullable()
  .describe('Makes this device a known one; null until the phone of the member is proved by a code');
