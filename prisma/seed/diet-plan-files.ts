import sharp from 'sharp';
import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { inHindi } from './content-hi';
import { dietPlans, type PlannedDietPlan } from './diet-plans';
import type { SeededMember } from './members';
import { A4, onePagePdf, type PdfLine } from './pdf';
import { putFile, type StoredFileRow } from './stored-file';

/** A plan with its PDF and its cover in storage. */
export interface PreparedDietPlan {
  plan: PlannedDietPlan;
  media: StoredFileRow;
  thumbnail: StoredFileRow;
  created_at: Date;
}

const INK: PdfLine['colour'] = [0.09, 0.14, 0.25];
const INK_SOFT: PdfLine['colour'] = [0.28, 0.32, 0.42];
const NEEL: PdfLine['colour'] = [0.14, 0.26, 0.5];
const SUN: PdfLine['colour'] = [0.96, 0.68, 0.18];
const WHITE: PdfLine['colour'] = [1, 1, 1];

const LEFT = 64;
const CHARACTERS_A_LINE = 78;

/** Writes every plan's PDF and draws its cover, and puts both into storage. */
export function prepareDietPlans(ctx: Context): Promise<PreparedDietPlan[]> {
  return Promise.all(
    dietPlans.map(async (plan, index) => {
      const createdAt = new Date(ctx.clock.now().getTime() - (180 - index * 18) * 86_400_000);
      const name = plan.title
        .toLowerCase()
        .replaceAll('’', '')
        .replace(/[^a-z]+/g, '-');
      const pdf = {
        kind: 'diet_plan_pdf',
        content_type: 'application/pdf',
        bytes: writePlan(plan),
        name: `${name}.pdf`,
      } as const;
      const cover = {
        kind: 'diet_plan_thumbnail',
        content_type: 'image/png',
        bytes: await drawCover(plan),
        name: `${name}.png`,
      } as const;
      return {
        plan,
        created_at: createdAt,
        media: await putFile(ctx, { ...pdf, created_at: createdAt }),
        thumbnail: await putFile(ctx, { ...cover, created_at: createdAt }),
      };
    }),
  );
}

/** Enters the plans and their files. */
export async function makeDietPlans(
  tx: Transaction,
  prepared: readonly PreparedDietPlan[],
  members: readonly SeededMember[],
): Promise<void> {
  const ids = new Map(members.map(({ name, id }) => [name, id]));
  await tx.storedFile.createMany({ data: prepared.flatMap(({ media, thumbnail }) => [media, thumbnail]) });
  await tx.dietPlan.createMany({
    data: prepared.map(({ plan, media, thumbnail, created_at }) => ({
      ...{ title: plan.title, description: plan.description, type: plan.type, created_at, updated_at: created_at },
      karma_points_required: plan.karma_points_required ?? null,
      member_id: ids.get(plan.owner ?? '') ?? null,
      is_private: plan.isPrivate ?? false,
      translations: inHindi({ title: plan.title, description: plan.description }),
      media_key: media.key,
      thumbnail_key: thumbnail.key,
    })),
  });
}

function writePlan({ title, description, meals, note }: PlannedDietPlan): Uint8Array {
  const top = A4.height - 120;
  const areas = [
    { x: 0, y: top, width: A4.width, height: 120, colour: NEEL },
    { x: 0, y: top - 5, width: A4.width, height: 5, colour: SUN },
  ];
  const mealLines = meals.flatMap(([time, dish], index): PdfLine[] => {
    const y = top - 140 - index * 58;
    return [
      { text: time, x: LEFT, y, size: 11, bold: true, colour: NEEL },
      { text: dish, x: LEFT, y: y - 18, size: 13, colour: INK },
    ];
  });
  const noteLines = wrapped(note).map((text, index) => ({
    text,
    x: LEFT,
    y: 150 - index * 17,
    size: 12,
    colour: INK_SOFT,
  }));
  return onePagePdf(title, areas, [
    { text: 'Sangha diet plan', x: LEFT, y: top + 76, size: 12, colour: SUN },
    { text: title, x: LEFT, y: top + 40, size: 22, bold: true, colour: WHITE },
    ...wrapped(description).map((text, index) => ({
      text,
      x: LEFT,
      y: top - 56 - index * 18,
      size: 12,
      colour: INK_SOFT,
    })),
    ...mealLines,
    ...noteLines,
    {
      text: 'Not medical advice. Ask your doctor about allergies, pregnancy or illness.',
      x: LEFT,
      y: 70,
      size: 10,
      colour: INK_SOFT,
    },
  ]);
}

function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim();
    return joined.length > CHARACTERS_A_LINE ? [...lines, word] : [...lines.slice(0, -1), joined];
  }, []);
}

/** A plate from above, 360 by 360. */
function drawCover({ cover, meals }: PlannedDietPlan): Promise<Uint8Array> {
  const bowls = meals.map((_, index) => {
    const angle = (index / meals.length) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [180 + 82 * Math.cos(angle), 180 + 82 * Math.sin(angle)].map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="${30 - (index % 2) * 5}" fill="${index % 2 ? cover.garnish : cover.dish}" stroke="#17233f" stroke-width="4"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360">
    <rect width="360" height="360" fill="${cover.ground}"/>
    <circle cx="180" cy="180" r="146" fill="#fffdf8" stroke="#17233f" stroke-width="6"/>
    <circle cx="180" cy="180" r="128" fill="none" stroke="#d2dad5" stroke-width="3"/>
    ${bowls.join('')}
    <path d="M180 214C150 196 150 166 180 146C210 166 210 196 180 214ZM180 214V158" fill="${cover.garnish}" stroke="#17233f" stroke-width="4"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}
