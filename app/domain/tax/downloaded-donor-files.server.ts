import type { Context } from '../context';

/** The last download of the donor file of a financial year. */
export interface DownloadedDonorFile {
  year: number;
  downloadedAt: Date;
}

/** Returns when staff last downloaded the whole donor file of a year, or null if they never did. */
export async function findDonorFileDownload({ db }: Pick<Context, 'db'>, year: number): Promise<Date | null> {
  const file = await db.donorFile.findFirst({
    where: { year, completed_at: { not: null } },
    orderBy: { id: 'desc' },
    select: { created_at: true },
  });
  return file?.created_at ?? null;
}

/** Lists the downloaded donor files that contain a donor, newest year first. */
export async function listDownloadedDonorFiles(
  { sql }: Context,
  donorRecordId: number,
): Promise<DownloadedDonorFile[]> {
  return sql<DownloadedDonorFile[]>`
    SELECT year, max(created_at) AS "downloadedAt"
    FROM donor_files WHERE completed_at IS NOT NULL AND year IN (
      SELECT (extract(year FROM donated_on) - (extract(month FROM donated_on) < 4)::int)::int
      FROM donations WHERE donor_record_id = ${donorRecordId} AND status = 'approved'
    )
    GROUP BY year ORDER BY year DESC`;
}
