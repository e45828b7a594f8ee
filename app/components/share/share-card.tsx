import { type WeekDayState, buildWeekLineShape } from '~/components/art/kolam';
import type { TextOutliner } from '~/lib/text-path';
import { interpolate } from '~/i18n/interpolate';
import type { DrawnBrand } from './drawn-brand';
import { DrawnLogo } from './drawn-logo';
import { TextOutlineContext, findDrawnName, SvgText } from './svg-text';
import type { Language } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';

// Colours are defined here, because stylesheets do not apply to these images.
const INK = '#17233f';
const INK_SOFT = '#47526a';
const WALL = '#f0f3ef';
const SUN = '#f6ae2d';
const GERU = '#a63f22';

/** Recommended size of a link preview, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

interface CardProps {
  firstName: string;
  language: Language;
  brand: DrawnBrand;
  outline: TextOutliner;
}

export function InviteShareCard({ firstName, language, brand, outline }: CardProps) {
  const messages = getCatalogue(language, brand).member.shareCard;
  const name = findDrawnName(outline, firstName);
  return (
    <Card outline={outline} language={language} brand={brand}>
      {name !== null && (
        <SvgText x={80} y={210} size={40} fill={GERU}>
          {interpolate(messages.invites, { name })}
        </SvgText>
      )}
      <SvgText x={80} y={300} size={76} display>
        {messages.come}
      </SvgText>
      <SvgText x={80} y={366} size={36} fill={INK_SOFT}>
        {messages.free}
      </SvgText>
      <Loops mornings={Array.from({ length: 7 }, () => 'attended')} y={410} width={1040} />
    </Card>
  );
}

function Card({
  outline,
  language,
  brand,
  children,
}: Pick<CardProps, 'outline' | 'language' | 'brand'> & { children: React.ReactNode }) {
  return (
    <TextOutlineContext.Provider value={outline}>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill={WALL} />
        <DrawnLogo brand={brand} x={80} y={62} size={61} colour={INK} />
        <SvgText x={158} y={110} size={44} display>
          {brand.names[language]}
        </SvgText>
        {children}
      </svg>
    </TextOutlineContext.Provider>
  );
}

function Loops({ mornings, y, width }: { mornings: readonly WeekDayState[]; y: number; width: number }) {
  const shape = buildWeekLineShape(mornings);
  const scale = Math.min(3.2, width / shape.width);
  return (
    <g
      transform={`translate(80 ${y}) scale(${scale})`}
      fill="none"
      stroke={INK}
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d={shape.line} />
      {shape.lit.map((dot) => (
        <circle key={dot.cx} {...dot} fill={SUN} stroke="none" />
      ))}
      {shape.rested.map((dot) => (
        <circle key={dot.cx} {...dot} strokeWidth="1.8" />
      ))}
    </g>
  );
}
