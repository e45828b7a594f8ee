import type { TestContext } from './context';

export interface PhoneMessage {
  sid: string;
  to: string;
  body: string;
  template: string | null;
  variables: Record<string, string>;
  status: string;
}

/** Returns the messages that a phone number (E.164) has received, newest first. */
export async function listMessagesTo({ sandboxUrl }: TestContext, phone: string): Promise<PhoneMessage[]> {
  const response = await fetch(`${sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { messages: PhoneMessage[] }).messages;
}

/** How the next calls to Twilio fail. The options are described at /control of the sandbox. */
export interface MessageFaults {
  fail: number;
  status?: number;
  code?: number;
  delay_ms?: number;
  drop_reply?: boolean;
  duplicate?: boolean;
}

export async function startMessageFaults({ sandboxUrl }: TestContext, how: MessageFaults): Promise<void> {
  await fetch(`${sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ provider: 'twilio', ...how }),
  });
}

export async function stopMessageFaults({ sandboxUrl }: TestContext): Promise<void> {
  await fetch(`${sandboxUrl}/control`, { method: 'DELETE' });
}
