import { createHash } from 'node:crypto';
import type { Context } from '~/domain/context';
import type { DietPlan, FileKind, Prisma } from '~/db/generated/client';
import { getNextNumber } from './unique';

export async function createDietPlan(
  ctx: Context,
  more: Partial<Prisma.DietPlanUncheckedCreateInput> = {},
): Promise<DietPlan> {
  const title = more.title ?? `Plan ${getNextNumber()}`;
  const mediaKey = await storeFile(ctx, 'diet_plan_pdf', 'application/pdf', `${title}.pdf`);
  const thumbnailKey = await storeFile(ctx, 'diet_plan_thumbnail', 'image/png', `${title}.png`);
  const createdAt = ctx.clock.now();
  return ctx.db.dietPlan.create({
    data: {
      description: 'What to eat.',
      ...more,
      title,
      media_key: mediaKey,
      thumbnail_key: thumbnailKey,
      created_at: createdAt,
    },
  });
}

async function storeFile(ctx: Context, kind: FileKind, contentType: string, name: string): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.4 ${name}`);
  const key = `test/${getNextNumber()}-${kind}`;
  const now = ctx.clock.now();
  await ctx.files.put(key, bytes, contentType);
  await ctx.db.storedFile.create({
    data: {
      key,
      kind,
      content_type: contentType,
      name,
      bytes: bytes.byteLength,
      attached_at: now,
      created_at: now,
      sha256: createHash('sha256').update(bytes).digest(),
    },
  });
  return key;
}
