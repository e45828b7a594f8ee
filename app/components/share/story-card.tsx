import { buildCompletionRingShape, COMPLETION_RING_SIZES } from '~/components/art/completion-ring';
import { getCatalogue } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import type { Language } from '~/i18n/languages';
import type { QrPath } from '~/lib/qr-path.server';
import type { TextOutliner } from '~/lib/text-path';
import type { DrawnBrand } from './drawn-brand';
import { DrawnLogo } from './drawn-logo';
import { findDrawnName, SvgText, TextOutlineContext } from './svg-text';

// Colours are defined here, because stylesheets do not apply to these images.
const NIGHT = '#10172a';
const PAPER = '#f5eee0';
const WALL = '#f0f3ef';
const INK = '#17233f';
const INK_SOFT = '#47526a';
const NEEL = '#24427f';
const SUN = '#f6ae2d';
const GERU = '#b84a2b';

const WIDTH = 1080;

/** Number of loops that the ring can show without overlaps. */
const MAX_LOOPS = 21;
const MIN_LOOPS = 3;

export interface InvitationLink {
  qr: QrPath;
  /** The short link without its scheme, such as `sangha.example/r/ASHA7K22`. */
  label: string;
}

interface StoryProps {
  firstName: string;
  language: Language;
  brand: DrawnBrand;
  outline: TextOutliner;
  link: InvitationLink;
}

/** Image of 1080 × 1920 pixels for a status: name, title, days in a row, QR code and link. */
export function StreakStoryCard({
  firstName,
  title,
  streak,
  language,
  brand,
  outline,
  link,
}: StoryProps & { title: string; streak: number }) {
  const messages = getCatalogue(language, brand).member.shareCard;
  return (
    <Picture height={1920} outline={outline}>
      <rect width={WIDTH} height="1434" fill={NIGHT} />
      <circle cx="540" cy="900" r="400" fill={SUN} opacity="0.08" />
      <Brand brand={brand} language={language} y={206} />
      <SvgText x={84} y={364} size={50} fill={SUN}>
        {[findDrawnName(outline, firstName), title].filter((text) => text !== null).join(', ')}
      </SvgText>
      <SvgText x={84} y={476} size={96} display fill={PAPER}>
        {streak === 1 ? messages.oneDayInARow : interpolate(messages.daysInARow, { count: streak })}
      </SvgText>
      <Ring days={streak} outline={outline} />
      <rect y="1404" width={WIDTH} height="30" fill={GERU} />
      <Invitation y={1474} qrSize={300} brand={brand} language={language} link={link} />
    </Picture>
  );
}

/** Square image of 1080 × 1080 pixels that invites friends: name, code, QR code and link. */
export function InviteSquareCard({ firstName, code, language, brand, outline, link }: StoryProps & { code: string }) {
  const messages = getCatalogue(language, brand).member.shareCard;
  const name = findDrawnName(outline, firstName);
  return (
    <Picture height={1080} outline={outline}>
      <rect width={WIDTH} height="560" fill={NIGHT} />
      <Brand brand={brand} language={language} y={90} />
      {name !== null && (
        <SvgText x={84} y={280} size={50} fill={SUN}>
          {interpolate(messages.invites, { name })}
        </SvgText>
      )}
      <SvgText x={84} y={390} size={68} display fill={PAPER}>
        {messages.come}
      </SvgText>
      <SvgText x={84} y={470} size={44} fill={PAPER}>
        {interpolate(messages.code, { code })}
      </SvgText>
      <rect y="540" width={WIDTH} height="24" fill={GERU} />
      <Invitation y={630} qrSize={380} brand={brand} language={language} link={link} />
    </Picture>
  );
}

function Picture({ height, outline, children }: { height: number; outline: TextOutliner; children: React.ReactNode }) {
  return (
    <TextOutlineContext.Provider value={outline}>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
        <rect width={WIDTH} height={height} fill={WALL} />
        {children}
      </svg>
    </TextOutlineContext.Provider>
  );
}

function Brand({ brand, language, y }: { brand: DrawnBrand; language: Language; y: number }) {
  return (
    <>
      <DrawnLogo brand={brand} x={84} y={y} size={86} colour={PAPER} isOnDark />
      <SvgText x={200} y={y + 62} size={60} display fill={PAPER}>
        {brand.names[language]}
      </SvgText>
    </>
  );
}

/** A ring with one loop per day around the number of days. */
function Ring({ days, outline }: { days: number; outline: TextOutliner }) {
  const { line, dots } = buildCompletionRingShape(Math.min(MAX_LOOPS, Math.max(MIN_LOOPS, days)));
  const number = String(days);
  const middle = COMPLETION_RING_SIZES.size / 2;
  const width = outline(number, 'display', COMPLETION_RING_SIZES.number)?.width ?? 0;
  return (
    <g transform="translate(140 500) scale(2.5)">
      <circle cx={middle} cy={middle} r={COMPLETION_RING_SIZES.disc} fill={SUN} />
      <SvgText x={middle - width / 2} y={middle + 25} size={COMPLETION_RING_SIZES.number} display fill={INK}>
        {number}
      </SvgText>
      <path d={line} fill="none" stroke={PAPER} strokeWidth={COMPLETION_RING_SIZES.pen} strokeLinejoin="round" />
      {dots.slice(0, days).map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} {...dot} fill={SUN} />
      ))}
    </g>
  );
}

/** The QR code with its quiet zone of four modules, and the short link as text. */
function Invitation({
  y,
  qrSize,
  brand,
  language,
  link: { qr, label },
}: {
  y: number;
  qrSize: number;
  brand: DrawnBrand;
  language: Language;
  link: InvitationLink;
}) {
  const messages = getCatalogue(language, brand).member.shareCard;
  const x = 66 + qrSize + 40;
  const middle = y + qrSize / 2;
  return (
    <>
      <rect x="66" y={y} width={qrSize} height={qrSize} fill="#fffdf8" />
      <path d={qr.path} transform={`translate(66 ${y}) scale(${qrSize / (qr.size + 8)}) translate(4 4)`} fill={INK} />
      <SvgText x={x} y={middle - 60} size={60} display>
        {messages.joinMe}
      </SvgText>
      <SvgText x={x} y={middle + 6} size={38} fill={INK_SOFT}>
        {messages.atHome}
      </SvgText>
      <SvgText x={x} y={middle + 100} size={label.length > 28 ? 32 : 42} fill={NEEL}>
        {label}
      </SvgText>
    </>
  );
}
