import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useToasts, type ToastKind } from '~/components/ui/toast-provider';
import { interpolate } from '~/i18n/interpolate';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { DONATION_HISTORY_PATH } from './donations-layout';
import { loadCheckoutScript, openCheckout, type CheckoutConfig, type CheckoutResult } from './checkout-script';

const TOAST_MS = 5000;

/** Used if the payment was made but the server could not be reached to confirm it. */
const NO_ANSWER = { success: false, status: 503 };

interface Answer {
  success: boolean;
  message?: string;
  order?: { id?: string; amount?: number; currency?: string };
}

/**
 * Pays within the page: creates an order, opens the checkout and confirms the payment. If no order
 * can be created, the payment continues without one. `isPaying` is true from the tap until the
 * result.
 */
export function useOnlinePayment(
  checkout: CheckoutConfig,
  messages: NamespaceMessages<'donations.donate'>['payment'],
): { isPaying: boolean; pay: (rupees: number, isCitizen: boolean) => Promise<void> } {
  const [isPaying, setPaying] = useState(false);
  const { show } = useToasts();
  const navigate = useNavigate();
  const say = useCallback((kind: ToastKind, text: string) => show({ kind, text, durationMs: TOAST_MS }), [show]);

  useEffect(() => loadCheckoutScript(checkout.scriptUrl), [checkout.scriptUrl]);

  async function verify(proof: Record<string, string>): Promise<void> {
    const answer = await post('/donations/payments', proof).catch(() => ({
      ...NO_ANSWER,
      message: messages.notConfirmed,
    }));
    const { success, message, status } = answer;
    const isTaken = status === 409 || status >= 500;
    if (!success && !isTaken) return say('error', message ?? messages.notVerified);
    if (success) say('success', message ?? messages.thanks);
    else say('info', message ?? messages.notConfirmed);
    navigate(DONATION_HISTORY_PATH);
  }

  async function conclude(result: CheckoutResult): Promise<void> {
    if (result.outcome === 'paid') await verify(result.proof);
    else if (result.outcome === 'failed')
      say('error', interpolate(messages.failed, { problem: result.description ?? messages.noProblemKnown }));
    else say('warning', messages.cancelled);
  }

  async function pay(rupees: number, isCitizen: boolean): Promise<void> {
    setPaying(true);
    try {
      const { success, message, order, isRefused } = await placeOrder(rupees, isCitizen);
      if (isRefused) return say('error', message ?? messages.orderFailed);
      if (!success) {
        say('error', messages.orderFailed);
        say('warning', messages.simplified);
      } else if (!order?.id || !order.amount) {
        return say('error', messages.orderInvalid);
      }
      const result = await openCheckout(checkout, { amountPaise: rupees * 100, orderId: order?.id });
      if (result) await conclude(result);
      else say('error', messages.notLoaded);
    } catch {
      say('error', messages.notStarted);
    } finally {
      setPaying(false);
    }
  }

  return { isPaying, pay };
}

/**
 * Creates the order. `isRefused` is true if the member can fix the problem; after any different
 * failure, the payment continues without an order.
 */
async function placeOrder(rupees: number, isCitizen: boolean): Promise<Answer & { isRefused: boolean }> {
  try {
    const answer = await post('/donations/orders', {
      amount: String(rupees),
      ...(isCitizen ? { citizen: 'on' } : {}),
    });
    return { ...answer, isRefused: answer.status >= 400 && answer.status < 500 };
  } catch {
    return { success: false, isRefused: false };
  }
}

async function post(path: string, fields: Record<string, string>): Promise<Answer & { status: number }> {
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { ...((await response.json()) as Answer), status: response.status };
}
