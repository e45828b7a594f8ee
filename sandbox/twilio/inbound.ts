import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import { createMessageSid } from '../ids';
import { toE164 } from '../phone';
import { signForm } from './callbacks';
import { TWILIO_API_VERSION, parseAddress } from './message';

const SANDBOX_SENDER = 'whatsapp:+14155238886';

const inboundSchema = z.object({ from: z.string().regex(/\d{7}/, 'must be a phone'), body: z.string().max(1600) });

/**
 * Route POST /inbound with `from` and `body`. It simulates a message from a phone and sends
 * Twilio's signed webhook to the app.
 */
export function createInboundRoutes(context: SandboxContext): Router {
  const router = Router();
  router.post('/inbound', (request, response, next) => {
    const parsed = inboundSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ message: z.prettifyError(parsed.error) });
      return;
    }
    const phone = toE164(parsed.data.from);
    const sid = createMessageSid();
    const webhook = signForm(context, `${context.settings.publicUrl}/api/webhooks/twilio`, {
      AccountSid: context.settings.twilio.accountSid,
      ApiVersion: TWILIO_API_VERSION,
      Body: parsed.data.body,
      From: `whatsapp:${phone}`,
      MessageSid: sid,
      NumMedia: '0',
      NumSegments: '1',
      SmsMessageSid: sid,
      SmsSid: sid,
      SmsStatus: 'received',
      To: context.state.messages.findLast(({ to }) => parseAddress(to) === phone)?.from ?? SANDBOX_SENDER,
      WaId: phone.slice(1),
    });
    context.deliveries
      .post(webhook)
      .then((status) => response.status(status === null ? 502 : 200).json({ sid, app_status: status }))
      .catch(next);
  });
  return router;
}
