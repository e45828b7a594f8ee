const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'];

const WEBP_METADATA = 0x20 | 0x08 | 0x04;

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Keeps what pixels need, and how a JPEG is turned and coloured; decoders see no more. */
export function stripPicture(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === 0xff && file[1] === 0xd8) return strippedJpeg(file);
  if (file.toString('latin1', 1, 4) === 'PNG') return strippedPng(file);
  if (file.toString('latin1', 8, 12) === 'WEBP') return strippedWebp(file);
  return bytes;
}

function strippedPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.includes(kind)) kept.push(file.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function strippedWebp(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const kind = file.toString('latin1', at, at + 4);
    if (WEBP_CHUNKS.includes(kind))
      kept.push(kind === 'VP8X' ? withoutFlags(file.subarray(at, end)) : file.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > 8) copy.writeUInt8(copy.readUInt8(8) & ~WEBP_METADATA, 8);
  return copy;
}

/** A later scan may follow tables of its own. */
function strippedJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const until = marker === 0xda ? endOfScan(file, end) : end;
    kept.push(keptOfSegment(marker, file.subarray(at, until)));
    at = until;
  }
  if (file[at] === 0xff && file[at + 1] === 0xd9) kept.push(file.subarray(at, at + 2));
  return Buffer.concat(kept);
}

function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

function keptOfSegment(marker: number, segment: Buffer): Buffer {
  const isNamed = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe1) return isNamed('Exif\0\0') ? orientationSegment(orientationIn(segment.subarray(10))) : NOTHING;
  // Without Adobe's word the colours of a CMYK or RGB picture come out wrong.
  if (marker === 0xee) return isNamed('Adobe') ? segment.subarray(0, 16) : NOTHING;
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe ? NOTHING : segment;
}

const NOTHING = Buffer.alloc(0);

/** The orientation (1 to 8) that the first directory of a TIFF names; 1 is upright. */
function orientationIn(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const end = Math.min(directory + 2 + 12 * short(directory), tiff.length - 11);
  for (let at = directory + 2; at < end; at += 12)
    if (short(at) === ORIENTATION && short(at + 2) === SHORT) return short(at + 8);
  return 1;
}

function orientationSegment(orientation: number): Buffer {
  if (orientation < 2 || orientation > 8) return NOTHING;
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + 6 + tiff.length]);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff]);
}
