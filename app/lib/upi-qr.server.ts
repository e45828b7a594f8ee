import QRCode from 'qrcode';
import { ReadCache } from './read-cache';

export interface UpiPayment {
  upiId: string;
  payee: string;
  rupees?: number;
  reference?: string;
}

export function buildUpiUrl({ upiId, payee, rupees, reference }: UpiPayment): string {
  const fields = new URLSearchParams({ pa: upiId, pn: payee, cu: 'INR' });
  if (rupees !== undefined) fields.set('am', rupees.toFixed(2));
  if (reference !== undefined) {
    // Some UPI apps reject a transaction reference that contains characters other than letters and
    // digits.
    fields.set('tr', reference.replace(/[^\dA-Za-z]/g, ''));
    fields.set('tn', `Donation ${reference}`);
  }
  return `upi://pay?${fields.toString().replaceAll('+', '%20')}`;
}

const qrCodes = new ReadCache<string>({ max: 50 });

export function renderUpiQrSvg(payment: UpiPayment): Promise<string> {
  const intent = buildUpiUrl(payment);
  const options = { type: 'svg', margin: 0, errorCorrectionLevel: 'M' } as const;
  return qrCodes.read(intent, () =>
    QRCode.toString(intent, { ...options, color: { dark: '#17233f', light: '#0000' } }),
  );
}
