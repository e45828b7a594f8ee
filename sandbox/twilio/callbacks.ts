import type { SandboxContext } from '../context';
import type { Fault } from '../control';
import type { Delivery } from '../deliveries';
import { type Message, type MessageStatus, TWILIO_API_VERSION } from './message';
import { signTwilioRequest } from './signature';

const STEP_MS = 5;

/**
 * Simulates the delivery of an accepted message: it passes through its statuses within a few
 * milliseconds. Each status is posted to its StatusCallback in order, unless callbacks are switched
 * off.
 */
export function deliverMessage(
  context: SandboxContext,
  message: Message,
  { laterCode: failsWith, isSilent }: Pick<Fault, 'laterCode' | 'isSilent'>,
): void {
  const steps: MessageStatus[] = failsWith === undefined ? ['sent', 'delivered'] : ['failed'];
  const repeats = message.statusCallback !== null && context.faults.takeCallbackRepeat('twilio');
  context.deliveries.start(async () => {
    const reports: Delivery[] = [];
    for (const status of steps) {
      await context.deliveries.pause(STEP_MS);
      advance(context, message, status, failsWith);
      const report = isSilent ? null : createStatusReport(context, message);
      if (report) reports.push(report);
    }
    for (const report of repeats ? [...reports, ...reports] : reports) await context.deliveries.post(report);
  });
}

/** Sets the status of a message to read and posts it to the StatusCallback. */
export function markMessageRead(context: SandboxContext, message: Message): void {
  advance(context, message, 'read');
  const report = createStatusReport(context, message);
  if (report) {
    context.deliveries.start(async () => {
      await context.deliveries.post(report);
    });
  }
}

/**
 * Creates a form post to the app with Twilio's signature. The query string of the URL is part of
 * the signed URL.
 */
export function signForm(context: SandboxContext, url: string, fields: Record<string, string>): Delivery {
  return {
    name: `Twilio's callback ${fields.MessageStatus ?? fields.SmsStatus ?? ''}`,
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signTwilioRequest(context.settings.twilio.authToken, url, fields),
    },
    body: new URLSearchParams(fields).toString(),
    retryOn: 'connection',
  };
}

function advance(context: SandboxContext, message: Message, status: MessageStatus, errorCode?: number): void {
  message.status = status;
  message.updatedAt = new Date().toISOString();
  message.errorCode = errorCode ?? null;
  if (status === 'sent') message.sentAt = message.updatedAt;
  context.state.scheduleSave();
}

function createStatusReport(context: SandboxContext, message: Message): Delivery | null {
  if (!message.statusCallback) return null;
  return signForm(context, message.statusCallback, {
    MessageSid: message.sid,
    MessageStatus: message.status,
    SmsSid: message.sid,
    SmsStatus: message.status,
    To: message.to,
    From: message.from,
    AccountSid: context.settings.twilio.accountSid,
    ApiVersion: TWILIO_API_VERSION,
    ...(message.errorCode !== null && { ErrorCode: String(message.errorCode) }),
    ...(message.status === 'read' && { EventType: 'READ' }),
  });
}
