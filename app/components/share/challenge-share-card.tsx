import scene from '~/assets/art/scene-dawn-tall.svg?raw';
import { COMPLETION_RING_SIZES, buildCompletionRingShape } from '~/components/art/completion-ring';
import type { TextOutliner } from '~/lib/text-path';
import type { Language } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';
import type { DrawnBrand } from './drawn-brand';
import { DrawnLogo } from './drawn-logo';
import { TextOutlineContext, findDrawnName, SvgText } from './svg-text';

const LIGHT = '#fffdf8';
const SOFT = '#b6bfd2';
const INK = '#141c30';
const SUN = '#f6b33c';

/** Image size in pixels. At a greater height, phones would crop the image. */
const [WIDTH, HEIGHT] = [1080, 1350];

/** The picture of the rooftops without the sun, because the ring is drawn in its place. */
const [sky = '', town = ''] = scene
  .trim()
  .replace(/^<svg[^>]*>|<\/svg>$/g, '')
  .split(/<circle cx="206" cy="236"[^>]*>/);
const SCENE = { transform: `translate(0 535) scale(3)` };

/** Centre of the ring, above the hands. */
const [X, Y] = [618, 732];
const SCALE = 2.18;

/** Image of a finished challenge: a ring with one loop per day, above rooftops. */
export function ChallengeShareCard({
  firstName,
  date,
  length,
  language,
  brand,
  outline,
}: {
  firstName: string;
  date: string;
  length: number;
  language: Language;
  brand: DrawnBrand;
  outline: TextOutliner;
}) {
  const messages = getCatalogue(language, brand).member.shareCard;
  const { line, dots } = buildCompletionRingShape(length);
  const [mornings, oneLine] = length > 14 ? messages.finished21 : messages.finished14;
  const number = outline(String(length), 'display', COMPLETION_RING_SIZES.number * SCALE);
  return (
    <TextOutlineContext.Provider value={outline}>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill="#0f1729" />
        <g {...SCENE} dangerouslySetInnerHTML={{ __html: sky }} />
        <circle cx={X} cy={Y} r="384" fill={SUN} opacity="0.09" />
        <g transform={`translate(${X - 160 * SCALE} ${Y - 160 * SCALE}) scale(${SCALE})`}>
          <path d={line} fill="none" stroke={LIGHT} strokeWidth={COMPLETION_RING_SIZES.pen} strokeLinejoin="round" />
          {dots.map((dot) => (
            <circle key={`${dot.cx} ${dot.cy}`} {...dot} fill={SUN} />
          ))}
        </g>
        <circle cx={X} cy={Y} r={COMPLETION_RING_SIZES.disc * SCALE} fill={SUN} />
        <SvgText
          x={X - (number?.width ?? 0) / 2}
          y={Y + 54}
          size={COMPLETION_RING_SIZES.number * SCALE}
          display
          fill={INK}
        >
          {String(length)}
        </SvgText>
        <g {...SCENE} dangerouslySetInnerHTML={{ __html: town }} />
        <DrawnLogo brand={brand} x={60} y={48} size={54} colour={LIGHT} sun={SUN} isOnDark />
        <SvgText x={130} y={93} size={42} display fill={LIGHT}>
          {brand.names[language]}
        </SvgText>
        <SvgText x={1020} y={93} size={32} end fill={SOFT}>
          {[findDrawnName(outline, firstName), date].filter((text) => text !== null).join(', ')}
        </SvgText>
        <SvgText x={62} y={222} size={98} display fill={LIGHT}>
          {mornings}
        </SvgText>
        <SvgText x={62} y={344} size={98} display fill={LIGHT}>
          {oneLine}
        </SvgText>
      </svg>
    </TextOutlineContext.Provider>
  );
}
