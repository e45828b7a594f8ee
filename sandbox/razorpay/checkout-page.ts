import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import { Refusal } from '../endpoint';
import { html, type Html } from '../html';
import { logo, renderPage } from '../page';
import { checkOut, type CheckoutResult, checkoutSchema } from './customer';
import type { Order } from './entities';
import { createBadRequest, type RazorpayError } from './errors';
import { parseInput } from './input';
import { findOrder } from './orders';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });
const hostedCheckoutSchema = z.object({
  key_id: z.string(),
  order_id: z.string(),
  name: z.string().default('Razorpay'),
  description: z.string().default(''),
  callback_url: webAddress,
  cancel_url: webAddress,
  prefill: z.object({ contact: z.string().optional(), email: z.string().optional() }).default({}),
});

type HostedCheckout = z.infer<typeof hostedCheckoutSchema>;

const styles = `
main { width: min(28rem, 100% - 32px); margin: 0 auto; padding: 48px 0; display: grid; gap: 16px; }
.sheet { background: var(--leaf); border-radius: 3px; box-shadow: var(--shadow-leaf); padding: 24px; display: grid; gap: 12px; }
h1 { font-size: 1.5rem; }
.amount { font: 600 2.25rem/1.2 var(--display); }
.soft { color: var(--ink-soft); }
form { display: grid; gap: 8px; }
form button, form .button { min-height: 52px; }
`;

/**
 * Simulates Razorpay's hosted checkout for browsers without JavaScript, with buttons to pay, to
 * fail and to go back.
 */
export function createHostedCheckoutRoutes(context: SandboxContext): Router {
  const router = Router();
  router.post(
    '/embedded',
    createPageHandler((body) => {
      const checkout = parseInput(hostedCheckoutSchema, body);
      if (checkout.key_id !== context.settings.razorpay.keyId)
        throw createBadRequest('Authentication failed', 'key_id');
      return renderCheckoutPage(checkout, findOrder(context, checkout.order_id).entity);
    }),
  );
  router.post(
    '/embedded/payment',
    createPageHandler((body) => {
      const callbackUrl = parseInput(z.object({ callback_url: webAddress }), body).callback_url;
      return renderReturnPage(callbackUrl, checkOut(context, parseInput(checkoutSchema, body)));
    }),
  );
  return router;
}

function createPageHandler(render: (body: unknown) => Html): RequestHandler {
  return (request, response) => {
    try {
      response.send(renderPage({ title: 'Test payment', styles, body: render(request.body) }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { error: problem } = error.reply.body as { error: RazorpayError };
      const body = renderSheet(
        'This payment cannot go on',
        html`<p>${problem.field ?? null} ${problem.description}</p>`,
      );
      response.status(error.reply.status).send(renderPage({ title: 'Payment refused', styles, body }));
    }
  };
}

function renderCheckoutPage(checkout: HostedCheckout, order: Order): Html {
  const { name, description, callback_url, cancel_url, prefill } = checkout;
  const amount = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: order.currency,
    minimumFractionDigits: 0,
  });
  return renderSheet(
    `Pay ${name}`,
    html`<p class="amount">${amount.format(order.amount / 100)}</p>
      ${description && html`<p>${description}</p>`}
      <p class="soft">This is a trial. No money moves.</p>
      <form method="post" action="/v1/checkout/embedded/payment">
        ${renderHiddenFields({ order_id: order.id, callback_url, description, ...prefill })}
        <button class="primary" name="outcome" value="success">Pay</button>
        <button class="reject" name="outcome" value="failure">Fail</button>
        <a class="button" href="${cancel_url}">Cancel</a>
      </form>`,
  );
}

function renderReturnPage(callbackUrl: string, result: CheckoutResult): Html {
  const failed = 'error' in result;
  return renderSheet(
    failed ? 'The payment failed' : 'The payment is made',
    html`<p>You are on your way back.</p>
      <form id="return" method="post" action="${callbackUrl}">
        ${renderHiddenFields(failed ? listErrorFields(result.error) : { ...result })}
        <button class="primary">Continue</button>
      </form>
      <script>
        document.getElementById('return').submit();
      </script>`,
  );
}

function listErrorFields({ metadata, ...error }: RazorpayError): Record<string, string> {
  const fields = Object.entries(error).map(([name, value]) => [`error[${name}]`, value]);
  return { ...Object.fromEntries(fields), 'error[metadata]': JSON.stringify(metadata) };
}

function renderHiddenFields(fields: Record<string, unknown>): Html[] {
  const given = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== '');
  return given.map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`);
}

function renderSheet(title: string, content: Html): Html {
  return html`<main>
    ${logo}
    <section class="sheet">
      <h1>${title}</h1>
      ${content}
    </section>
  </main>`;
}
