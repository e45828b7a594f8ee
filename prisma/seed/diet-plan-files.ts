import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { dietPlans, type PlannedDietPlan } from './diet-plans';
import type { SeededMember } from './members';
import { putFile, type StoredFileRow } from './stored-file';
import { translateDemo } from './translate';

/** A diet plan whose PDF and cover are already stored. */
export interface PreparedDietPlan {
  plan: PlannedDietPlan;
  media: StoredFileRow;
  thumbnail: StoredFileRow;
  created_at: Date;
}

const [INK, INK_SOFT, NEEL, SUN] = ['#17233f', '#47526b', '#244280', '#f5ad2e'];

const LEFT = 64;

/** Creates and stores the PDF and the cover of every diet plan. */
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
        bytes: await writePlan(plan, createdAt),
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

/** Inserts the diet plans and the rows of their files. */
export async function makeDietPlans(
  tx: Transaction,
  prepared: readonly PreparedDietPlan[],
  members: readonly SeededMember[],
): Promise<void> {
  const ids = new Map(members.map(({ name, id }) => [name, id]));
  await tx.storedFile.createMany({ data: prepared.flatMap(({ media, thumbnail }) => [media, thumbnail]) });
  await tx.dietPlan.createMany({
    data: prepared.map(({ plan, media, thumbnail, created_at }) => ({
      title: plan.title,
      description: plan.description,
      type: plan.type,
      created_at,
      updated_at: created_at,
      karma_points_required: plan.karma_points_required ?? null,
      member_id: ids.get(plan.owner ?? '') ?? null,
      is_private: plan.isPrivate ?? false,
      translations: translateDemo({ title: plan.title, description: plan.description }),
      media_key: media.key,
      thumbnail_key: thumbnail.key,
    })),
  });
}

function writePlan({ title, description, meals, note }: PlannedDietPlan, createdAt: Date): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt },
  });
  const { width } = document.page;
  document.rect(0, 0, width, 120).fill(NEEL).rect(0, 120, width, 5).fill(SUN);
  document.fill(SUN).fontSize(12).text('Sangha diet plan', LEFT, 32);
  document.fill('white').font('Helvetica-Bold').fontSize(22).text(title, LEFT, 58);
  document.fill(INK_SOFT).font('Helvetica').fontSize(12).text(description, LEFT, 164, { lineGap: 4 });
  meals.forEach(([time, dish], at) => {
    document
      .fill(NEEL)
      .font('Helvetica-Bold')
      .fontSize(11)
      .text(time, LEFT, 249 + at * 58);
    document.fill(INK).font('Helvetica').fontSize(13).text(dish, { lineGap: 4 });
  });
  document.fill(INK_SOFT).fontSize(12).text(note, LEFT, 680, { lineGap: 3 });
  document.fontSize(10).text('Not medical advice. Ask your doctor about allergies, pregnancy or illness.', LEFT, 762);
  document.end();
  return buffer(document);
}

/** Draws the cover of a diet plan: a plate from above, in 360 × 360 pixels. */
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
