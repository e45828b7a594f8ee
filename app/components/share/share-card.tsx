import { rankBadge, weekLine } from '~/components/art/kolam';
import { MARK_LINE } from '~/components/art/mark';
import { RANKS } from '~/domain/members/policy';

// Drawn into a picture on the server, where no style sheet reaches: colours and fonts stand here.
const INK = '#17233f';
const INK_SOFT = '#47526a';
const WALL = '#f0f3ef';
const SUN = '#f6ae2d';
const GERU = '#a63f22';
const DISPLAY = "Laila, 'Noto Serif', 'DejaVu Serif', Georgia, serif";
const TEXT = "Mukta, 'Noto Sans', 'DejaVu Sans', Arial, sans-serif";

/** The size that link previews ask for, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

const MOST_LOOPS = 14;

/** An invitation as a picture: who invites, to what. */
export function InviteCard({ firstName }: { firstName: string }) {
  return (
    <Card>
      <Words x={80} y={210} size={40} fill={GERU}>{`${shortened(firstName)} invites you`}</Words>
      <Words x={80} y={300} size={76} display>
        Come to the mat with me
      </Words>
      <Words x={80} y={366} size={36} fill={INK_SOFT}>
        Free live yoga, every morning at six. For life.
      </Words>
      <Loops count={7} y={410} width={1040} />
    </Card>
  );
}

/** A streak as a picture: the days as loops of one line, and the title. */
export function StreakCard({ firstName, streak, title }: { firstName: string; streak: number; title: string }) {
  const { line, dots, ring } = rankBadge(RANKS.findIndex((rank) => rank.title === title));
  return (
    <Card>
      <Words x={80} y={210} size={40} fill={GERU}>
        {`${shortened(firstName)}, ${title}`}
      </Words>
      <Words x={80} y={330} size={120} display>
        {streak === 1 ? '1 morning' : `${streak} mornings`}
      </Words>
      <Words x={80} y={390} size={36} fill={INK_SOFT}>
        {streak === 1 ? 'The line begins.' : 'in a row, on one line.'}
      </Words>
      <g transform="translate(890 130) scale(3.6)" fill="none" stroke={INK} strokeWidth="1.9" strokeLinecap="round">
        {dots.map((dot) => (
          <circle key={`${dot.cx} ${dot.cy}`} {...dot} fill={SUN} stroke="none" />
        ))}
        <path d={line} />
        {ring ? <circle {...ring} /> : null}
      </g>
      {streak > 0 ? <Loops count={Math.min(streak, MOST_LOOPS)} y={430} width={1040} /> : null}
    </Card>
  );
}

function Card({ children }: { children: React.ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill={WALL} />
      <g transform="translate(80 62) scale(1.9)">
        <path d={MARK_LINE} fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="16" cy="12.5" r="3.9" fill={SUN} />
      </g>
      <Words x={158} y={110} size={44} display>
        Sangha
      </Words>
      {children}
    </svg>
  );
}

function Words({
  x,
  y,
  size,
  display = false,
  fill = INK,
  children,
}: {
  x: number;
  y: number;
  size: number;
  display?: boolean;
  fill?: string;
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={display ? DISPLAY : TEXT}
      fontWeight={display ? 600 : 400}
      fill={fill}
    >
      {children}
    </text>
  );
}

function Loops({ count, y, width }: { count: number; y: number; width: number }) {
  const shape = weekLine(Array.from({ length: count }, () => 'attended' as const));
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
    </g>
  );
}

function shortened(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23)}…` : name;
}
