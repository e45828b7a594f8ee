import type { ProviderPayment } from './payments';

/**
 * Returns the fee in paise that the payer paid on top of an amount, 0 if the payment has exactly
 * this amount, or null if the payment has a different amount. Source: docs/rules.md#verify.
 */
export function getPayerFee(
  { amount_paise, fee_paise }: Pick<ProviderPayment, 'amount_paise' | 'fee_paise'>,
  orderedPaise: number,
): number | null {
  if (amount_paise === orderedPaise) return 0;
  return fee_paise > 0 && amount_paise === orderedPaise + fee_paise ? fee_paise : null;
}

/**
 * True if an authorized payment may be this amount with a fee on top that the provider reports only
 * after the capture. Source: docs/rules.md#capture.
 */
export function mayContainUnreportedFee(
  { status, currency, amount_paise, fee_paise }: ProviderPayment,
  orderedPaise: number,
): boolean {
  return status === 'authorized' && currency === 'INR' && fee_paise === 0 && amount_paise > orderedPaise;
}
