import { type WeekDayState, buildWeekLineShape } from '~/components/art/kolam';
import { buildRankBadgeShape } from '~/components/art/rank-shape';
import { LOGO_SVG_PATH_DATA } from '~/components/art/logo';
import type { TextOutliner } from '~/lib/text-path';
import { interpolate } from '~/i18n/interpolate';
import { TextOutlineContext, truncateName, SvgText } from './svg-text';
import { type Language, BRAND_NAMES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

// Colours are defined here, because stylesheets do not apply to these images.
const INK = '#17233f';
const INK_SOFT = '#47526a';
const WALL = '#f0f3ef';
const SUN = '#f6ae2d';
const GERU = '#a63f22';

/** Recommended size of a link preview, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

const MAX_LOOPS = 14;

interface CardProps {
  firstName: string;
  language: Language;
  outline: TextOutliner;
}

export function InviteShareCard({ firstName, language, outline }: CardProps) {
  const messages = CATALOGUES[language].member.shareCard;
  return (
    <Card outline={outline} language={language}>
      <SvgText x={80} y={210} size={40} fill={GERU}>
        {interpolate(messages.invites, { name: truncateName(firstName) })}
      </SvgText>
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

/**
 * Image of a streak: its days as loops of one line, with the member's title. `rank` starts at 0.
 */
export function StreakShareCard({
  firstName,
  streak,
  mornings,
  rank,
  title,
  language,
  outline,
}: CardProps & { streak: number; mornings: readonly WeekDayState[]; rank: number; title: string }) {
  const messages = CATALOGUES[language].member.shareCard;
  const { line, dots, ring } = buildRankBadgeShape(rank);
  return (
    <Card outline={outline} language={language}>
      <SvgText x={80} y={210} size={40} fill={GERU}>
        {`${truncateName(firstName)}, ${title}`}
      </SvgText>
      <SvgText x={80} y={330} size={120} display>
        {streak === 1 ? messages.oneMorning : interpolate(messages.mornings, { count: streak })}
      </SvgText>
      <SvgText x={80} y={412} size={36} fill={INK_SOFT}>
        {streak === 1 ? messages.begins : messages.inARow}
      </SvgText>
      <g transform="translate(890 130) scale(3.6)" fill="none" stroke={INK} strokeWidth="1.9" strokeLinecap="round">
        {dots.map((dot) => (
          <circle key={`${dot.cx} ${dot.cy}`} {...dot} fill={SUN} stroke="none" />
        ))}
        <path d={line} />
        {ring ? <circle {...ring} /> : null}
      </g>
      {streak > 0 ? <Loops mornings={mornings.slice(-MAX_LOOPS)} y={448} width={1040} /> : null}
    </Card>
  );
}

function Card({
  outline,
  language,
  children,
}: Pick<CardProps, 'outline' | 'language'> & { children: React.ReactNode }) {
  return (
    <TextOutlineContext.Provider value={outline}>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill={WALL} />
        <g transform="translate(80 62) scale(1.9)">
          <path d={LOGO_SVG_PATH_DATA} fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
          <circle cx="16" cy="12.5" r="3.9" fill={SUN} />
        </g>
        <SvgText x={158} y={110} size={44} display>
          {BRAND_NAMES[language]}
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
