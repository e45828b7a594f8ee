import Razorpay from 'razorpay';
import twilio from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import type { SandboxSettings } from '../../sandbox/settings';

/** Credentials that all test sandboxes and their clients share. */
export const keys = {
  twilio: { accountSid: `AC${'0'.repeat(32)}`, authToken: 'twilio-token' },
  razorpay: { keyId: 'rzp_test_sandbox', keySecret: 'key-secret', webhookSecret: 'webhook-secret' },
};

/** Starts a sandbox on a free port. It sends webhooks to `publicUrl`. */
export function startTestSandbox(publicUrl: string, more: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  return startSandbox({ host: '127.0.0.1', port: 0, publicUrl, ...keys, ...more });
}

export function razorpayClient(sandboxUrl: string, keySecret = keys.razorpay.keySecret): Razorpay {
  const client = new Razorpay({ key_id: keys.razorpay.keyId, key_secret: keySecret });
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = sandboxUrl;
  return client;
}

export function twilioClient(sandboxUrl: string, authToken = keys.twilio.authToken): twilio.Twilio {
  class SandboxRequestClient extends twilio.RequestClient {
    override request<TData>(options: RequestOptions<TData>) {
      const uri = options.uri.replace('https://api.twilio.com', sandboxUrl);
      return super.request<TData>({ ...options, uri });
    }
  }
  return twilio(keys.twilio.accountSid, authToken, { httpClient: new SandboxRequestClient() });
}

export async function call(
  url: string,
  method = 'GET',
  body?: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
