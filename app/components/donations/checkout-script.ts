export interface CheckoutConfig {
  keyId: string;
  scriptUrl: string;
  /** Payee name shown in the checkout. */
  payee: string;
  /** Identifies the donor if the payment has no order. */
  memberId: number;
  prefill: { name: string; email: string; contact: string };
}

export type CheckoutResult =
  | { outcome: 'paid'; proof: Record<string, string> }
  | { outcome: 'failed'; description: string | undefined }
  | { outcome: 'cancelled' };

interface Provider {
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
  open(): void;
}

type ProviderConstructor = new (options: object) => Provider;

const RECHECK_MS = 1000;

/** Adds the script of the payment provider to the page once, with the page's nonce. */
export function loadCheckoutScript(scriptUrl: string): void {
  if (document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`) ?? provider()) return;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}

/**
 * Opens the checkout for an order, or for an amount if `orderId` is undefined. Returns null if the
 * provider's script is not ready within a second. A failed attempt is returned only after the
 * checkout is closed.
 */
export async function openCheckout(
  checkout: CheckoutConfig,
  { amountPaise, orderId }: { amountPaise: number; orderId: string | undefined },
): Promise<CheckoutResult | null> {
  const Provider = provider() ?? (await wait(RECHECK_MS).then(provider));
  if (!Provider) return null;
  return new Promise((resolve) => {
    let failure: CheckoutResult | null = null;
    const opened = new Provider({
      key: checkout.keyId,
      amount: amountPaise,
      currency: 'INR',
      name: checkout.payee,
      description: 'Donation',
      ...(orderId ? { order_id: orderId } : {}),
      prefill: checkout.prefill,
      notes: { member_id: String(checkout.memberId), amount_paise: String(amountPaise) },
      handler: (proof: Record<string, string>) => resolve({ outcome: 'paid', proof }),
      modal: { ondismiss: () => resolve(failure ?? { outcome: 'cancelled' }) },
    });
    opened.on('payment.failed', ({ error }) => {
      failure = { outcome: 'failed', description: error?.description };
    });
    opened.open();
  });
}

function provider(): ProviderConstructor | undefined {
  return (window as { Razorpay?: ProviderConstructor }).Razorpay;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
