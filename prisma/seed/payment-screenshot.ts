import sharp from 'sharp';

/** Texts on the receipt of a payment app. */
export interface Receipt {
  rupees: number;
  /** Date in the form `20-11-2026`. */
  date: string;
  /** The bank's 12-digit reference. */
  reference: string;
}

const THEMES = [
  { header: '#1b6646', ground: '#f3f8f5' },
  { header: '#24427f', ground: '#f2f5fb' },
  { header: '#5f259f', ground: '#f6f2fb' },
];

/**
 * SVG paths of the digits on a grid of 10 × 16. They replace a font, because no font is installed
 * on every machine.
 */
const STROKES: Record<string, string> = {
  '0': 'M5 0Q10 0 10 8T5 16Q0 16 0 8T5 0Z',
  '1': 'M2 3L6 0V16',
  '2': 'M0 4Q0 0 5 0T10 4Q10 8 0 16H10',
  '3': 'M0 0H10L5 6Q10 6 10 11T5 16Q1 16 0 13',
  '4': 'M8 16V0L0 11H10',
  '5': 'M10 0H1L0 7Q2 6 5 6Q10 6 10 11T5 16Q1 16 0 13',
  '6': 'M9 1Q0 1 0 11Q0 16 5 16T10 11T5 7Q0 7 0 11',
  '7': 'M0 0H10L4 16',
  '8': 'M5 7Q0 7 0 3.5T5 0T10 3.5T5 7Q0 7 0 11.5T5 16T10 11.5T5 7Z',
  '9': 'M1 15Q10 15 10 5Q10 0 5 0T0 5T5 9Q10 9 10 5',
  '-': 'M2 8H8',
  '₹': 'M0 0H10M0 5H10M1 0Q9 0 9 4.5T1 9L8 16',
};

const GLYPH_WIDTH = 15;

/** Draws a screenshot of a payment app's receipt, in 270 × 480 pixels. */
export async function drawPaymentScreenshot({ rupees, date, reference }: Receipt): Promise<Uint8Array> {
  const theme = THEMES[Number(reference) % THEMES.length] ?? THEMES[0];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="270" height="480">
    <rect width="270" height="480" fill="${theme?.ground}"/>
    <rect width="270" height="190" fill="${theme?.header}"/>
    <circle cx="135" cy="74" r="34" fill="#fff"/>
    <path d="M120 75L131 86L152 62" fill="none" stroke="${theme?.header}" stroke-width="7"/>
    ${drawText(`₹${rupees}`, { y: 134, scale: 1.8, colour: '#fff', width: 2 })}
    <rect x="20" y="215" width="230" height="180" rx="12" fill="#fff"/>
    ${[0, 1, 2].map((row) => `<rect x="36" y="${234 + row * 54}" width="${64 + row * 14}" height="7" rx="3" fill="#b6bfd2"/>`).join('')}
    <rect x="36" y="250" width="150" height="12" rx="4" fill="#47526a"/>
    ${drawText(date, { y: 302, scale: 0.8, colour: '#17233f', width: 1.6, x: 36 })}
    ${drawText(reference, { y: 356, scale: 0.8, colour: '#17233f', width: 1.6, x: 36 })}
    <rect x="60" y="420" width="150" height="34" rx="17" fill="${theme?.header}"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

interface Hand {
  x?: number;
  y: number;
  scale: number;
  colour: string;
  width: number;
}

function drawText(text: string, { x, y, scale, colour, width }: Hand): string {
  const characters = Array.from(text);
  const start = x ?? (270 - characters.length * GLYPH_WIDTH * scale) / 2;
  const glyphs = characters.map(
    (character, index) => `<path transform="translate(${index * GLYPH_WIDTH} 0)" d="${STROKES[character] ?? ''}"/>`,
  );
  return `<g transform="translate(${start} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${width}">${glyphs.join('')}</g>`;
}
