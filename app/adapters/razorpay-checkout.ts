import type { Config } from '~/config/env.server';
import type { PaymentProvider } from '~/domain/donations/payments';

/**
 * Razorpay's checkout: a script in our page or, for browsers without JavaScript, Razorpay's hosted
 * page.
 */
export function createRazorpayCheckout({
  keyId,
  checkoutUrl,
  apiUrl,
}: Config['razorpay']): PaymentProvider['checkout'] {
  return {
    keyId,
    scriptUrl: checkoutUrl,
    hostedUrl: new URL('/v1/checkout/embedded', apiUrl).href,
    hostedFields: ({ orderId, payee, payer, returnUrl, cancelUrl }) => ({
      key_id: keyId,
      order_id: orderId,
      name: payee,
      description: 'Donation',
      'prefill[name]': payer.name,
      'prefill[contact]': payer.phonenumber,
      'prefill[email]': payer.email ?? '',
      callback_url: returnUrl,
      cancel_url: cancelUrl,
    }),
  };
}
