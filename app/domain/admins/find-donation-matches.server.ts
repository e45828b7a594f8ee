import type { Prisma } from '~/db/generated/client';
import type { Context } from '../context';
import { buildNameCondition, hasTrigrams } from './name-search';

const RECEIPT_NUMBER = /(?:^|-)(\d{4})-\d{2}-(\d{6})$/;

/**
 * Returns the conditions under which a donation matches a search without its member: by the name of
 * a donor without an account, by the reference, or by the receipt number. Looks for at most `most`
 * donations by name, and calls `onTooMany` if there are more.
 */
export async function findDonationMatches(
  ctx: Context,
  search: string,
  most: number,
  onTooMany: () => void = () => undefined,
): Promise<Prisma.DonationWhereInput[]> {
  const [, year, number] = RECEIPT_NUMBER.exec(search) ?? [];
  const ids = await findIdsByDonorName(ctx, search, most + 1);
  if (ids.length > most) onTooMany();
  return [
    { reference: { in: [search, search.toUpperCase(), search.toLowerCase()] } },
    ...(ids.length > 0 ? [{ id: { in: ids.slice(0, most) } }] : []),
    ...(year && number ? [{ receipt_year: Number(year), receipt_number: Number(number) }] : []),
  ];
}

async function findIdsByDonorName(ctx: Context, search: string, most: number): Promise<number[]> {
  if (!hasTrigrams(search)) return [];
  const values: unknown[] = [];
  const named = buildNameCondition('donor_name', search, (value) => `$${values.push(value)}`);
  // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
  // numbered parameters.
  const rows = await ctx.db.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM donations WHERE donor_name IS NOT NULL AND ${named} LIMIT ${most}`,
    ...values,
  );
  return rows.map(({ id }) => id);
}
