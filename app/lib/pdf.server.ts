import { deflateSync } from 'node:zlib';
import { pdfFile } from './pdf-file';

export interface PdfShape {
  /** As in SVG, in absolute commands M, L, H, V, C, Q, A (half turns alone) and Z. */
  path: string;
  transform?: string;
  fill?: string;
  stroke?: { colour: string; width: number };
  /** For readers aloud, searches and copies; neighbours share it as the same object. */
  says?: Spoken;
}

export interface PdfPicture extends PdfArea {
  jpeg: Uint8Array;
  pixels: { width: number; height: number };
  says: Spoken;
}

export interface PdfArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spoken {
  text: string;
  lang: string;
}

export interface PdfPage {
  width: number;
  height: number;
  title: string;
  lang: string;
  shapes: readonly PdfShape[];
  picture?: PdfPicture;
  link?: PdfArea & { href: string };
}

/** A PDF of one page drawn with outlines: it needs no fonts, and its words can still be read. */
export function pdfOf({ width, height, title, lang, shapes, picture, link }: PdfPage): Uint8Array {
  const lines = [`1 0 0 -1 0 ${height} cm 1 J 1 j`, drawn(shapes), ...(picture ? [shown(picture)] : [])];
  const content = deflateSync(Buffer.from(lines.join('\n'), 'latin1'));
  const rect = link && [link.x, height - link.y - link.height, link.x + link.width, height - link.y].join(' ');
  const annotation = link
    ? `/Annots [<< /Type /Annot /Subtype /Link /Rect [${rect}] /Border [0 0 0] /A << /S /URI /URI (${escaped(link.href)}) >> >>]`
    : '';
  const resources = picture ? '/XObject << /Picture 5 0 R >>' : '';
  return pdfFile([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${lang}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${resources} >> /Contents 4 0 R ${annotation} >>`,
    streamOf('/Filter /FlateDecode', content),
    ...(picture ? [pictureObject(picture)] : []),
    `<< /Title ${unicode(title)} >>`,
  ]);
}

function pictureObject({ jpeg, pixels }: PdfPicture): Buffer {
  const size = `/Width ${pixels.width} /Height ${pixels.height}`;
  return streamOf(
    `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg,
  );
}

/** A picture fills the unit square, upwards. */
function shown({ x, y, width, height, says }: PdfPicture): string {
  return [
    begun(says),
    'q',
    `${n(width)} 0 0 ${n(-height)} ${n(x)} ${n(y + height)} cm`,
    '/Picture Do',
    'Q',
    'EMC',
  ].join('\n');
}

function streamOf(dictionary: string, bytes: Uint8Array): Buffer {
  const head = Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

function drawn(shapes: readonly PdfShape[]): string {
  let said: PdfShape['says'];
  const lines: string[] = [];
  for (const shape of shapes) {
    if (shape.says !== said) {
      if (said) lines.push('EMC');
      said = shape.says;
      if (said) lines.push(begun(said));
    }
    const { fill, stroke } = shape;
    const colours = [fill ? `${colour(fill)} rg` : '', stroke ? `${colour(stroke.colour)} RG ${stroke.width} w` : ''];
    lines.push('q', moved(shape.transform), ...colours, traced(shape.path), fill ? 'f' : 'S', 'Q');
  }
  if (said) lines.push('EMC');
  return lines.filter(Boolean).join('\n');
}

const begun = ({ text, lang }: Spoken) => `/Span << /Lang (${lang}) /ActualText ${unicode(text)} >> BDC`;

function moved(transform = ''): string {
  const calls = [...transform.matchAll(/(translate|scale)\(([^)]*)\)/g)];
  return calls
    .map(([, name, values = '']) => {
      const [x = 0, y = x] = values
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return name === 'scale' ? `${n(x)} 0 0 ${n(y)} 0 0 cm` : `1 0 0 1 ${n(x)} ${n(y)} cm`;
    })
    .join(' ');
}

/** The circle's share of a quarter that a Bézier curve's handles are long. */
const QUARTER = 0.5523;

/** PDF's own commands know neither quadratic curves nor arcs. */
function traced(path: string): string {
  let [x, y] = [0, 0];
  const out: string[] = [];
  const to = (...values: number[]) => {
    [x, y] = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    return values.map(n).join(' ');
  };
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const size = SIZES[command];
    if (size === undefined) throw new Error(`A PDF is not drawn with ${command}`);
    if (size === 0) out.push('h');
    for (let at = 0; size > 0 && at < values.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values.slice(at, at + size);
      if (command === 'M' && at === 0) out.push(`${to(a, b)} m`);
      else if (command === 'M' || command === 'L') out.push(`${to(a, b)} l`);
      else if (command === 'H') out.push(`${to(a, y)} l`);
      else if (command === 'V') out.push(`${to(x, a)} l`);
      else if (command === 'C') out.push(`${to(a, b, c, d, e, f)} c`);
      else if (command === 'Q') {
        const near = (from: number, by: number) => from + (2 / 3) * (by - from);
        out.push(`${to(near(x, a), near(y, b), near(c, a), near(d, b), c, d)} c`);
      } else {
        // Half a turn about the middle, as two quarters; with the sun or against it.
        const [mx, my] = [(x + f) / 2, (y + g) / 2];
        const [rx, ry] = [x - mx, y - my];
        const turn = e === 1 ? 1 : -1;
        const [tx, ty] = [-ry * turn, rx * turn];
        const [k, l] = [rx * QUARTER, ry * QUARTER];
        const [p, q] = [tx * QUARTER, ty * QUARTER];
        out.push(`${to(x + p, y + q, mx + tx + k, my + ty + l, mx + tx, my + ty)} c`);
        out.push(`${to(mx + tx - k, my + ty - l, f + p, g + q, f, g)} c`);
      }
    }
  }
  return out.join(' ');
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

const n = (value: number) => String(Number(value.toFixed(4)));

function colour(hex: string): string {
  return [1, 3, 5].map((at) => n(parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

function unicode(text: string): string {
  return `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
}
