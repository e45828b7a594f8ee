import QRCode from 'qrcode';

/** A QR code that UPI apps read as "pay this id", as an SVG document. */
export function upiQrSvg(upiId: string, payee: string): Promise<string> {
  const intent = `upi://pay?${new URLSearchParams({ pa: upiId, pn: payee, cu: 'INR' })}`;
  return QRCode.toString(intent, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: 'M',
    color: { dark: '#17233f', light: '#0000' },
  });
}
