import { z } from 'zod';

const environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  DATA_DIR: z.string().min(1).optional(),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC\w+$/, 'must start with AC'),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
});

/** Names of the environment variables. A test compares them with .env.example. */
export const environmentNames = Object.keys(environment.shape);

/**
 * Settings of the sandbox: its host and port, the app's URL for callbacks, and the keys that it
 * shares with the app.
 */
export interface SandboxSettings {
  host: string;
  /** Port of the sandbox. With 0 the operating system chooses a free port. */
  port: number;
  /** URL of the app, without a trailing slash. */
  publicUrl: string;
  /** Folder for the file sandbox.json. Without it, the state is lost when the process ends. */
  dataDir?: string | undefined;
  twilio: { accountSid: string; authToken: string };
  razorpay: { keyId: string; keySecret: string; webhookSecret: string };
}

/** Parses the environment variables. Throws one error that lists all problems. */
export function parseSettings(env: Record<string, string | undefined>): SandboxSettings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The sandbox cannot start:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.SANDBOX_PORT,
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    twilio: { accountSid: values.TWILIO_ACCOUNT_SID, authToken: values.TWILIO_AUTH_TOKEN },
    razorpay: {
      keyId: values.RAZORPAY_KEY_ID,
      keySecret: values.RAZORPAY_KEY_SECRET,
      webhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
    },
  };
}
