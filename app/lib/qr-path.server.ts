import QRCode from 'qrcode';

export interface QrPath {
  size: number;
  path: string;
}

export function buildQrPath(text: string): QrPath {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      path += `M${from} ${y}H${x}V${y + 1}H${from}Z`;
    }
  }
  return { size, path };
}
