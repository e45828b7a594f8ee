import QRCode from 'qrcode';
import { lruCache } from './caches';

/** A payment to a UPI id: open in its amount, or for exactly so many rupees under a reference. */
export interface UpiPayment {
  upiId: string;
  payee: string;
  rupees?: number;
  reference?: string;
}

/** The address that opens a UPI app with this payment filled in. */
export function upiIntent({ upiId, payee, rupees, reference }: UpiPayment): string {
  const fields = new URLSearchParams({ pa: upiId, pn: payee, cu: 'INR' });
  if (rupees !== undefined) fields.set('am', rupees.toFixed(2));
  if (reference !== undefined) {
    fields.set('tr', reference);
    fields.set('tn', `Donation ${reference}`);
  }
  return `upi://pay?${fields.toString().replaceAll('+', '%20')}`;
}

/** The codes drawn last: the one for any amount is on every dashboard. */
const drawn = lruCache<string>(50);

/** A QR code that UPI apps read as this payment, as an SVG document. */
export function upiQrSvg(payment: UpiPayment): Promise<string> {
  const intent = upiIntent(payment);
  const options = { type: 'svg', margin: 0, errorCorrectionLevel: 'M' } as const;
  return drawn(intent, () => QRCode.toString(intent, { ...options, color: { dark: '#17233f', light: '#0000' } }));
}
