import type { Context } from '../context';

/** The last download of the donor file of a financial year. */
export interface DownloadedDonorFile {
  year: number;
  downloadedAt: Date;
}

/** Returns when staff last downloaded the donor file of a year, or null if they never did. */
export async function findDonorFileDownload({ db }: Pick<Context, 'db'>, year: number): Promise<Date | null> {
  const entry = await db.auditEntry.findFirst({
    where: { subject_kind: 'donor_file', subject_id: String(year), action: 'donor_file.exported' },
    orderBy: { created_at: 'desc' },
    select: { created_at: true },
  });
  return entry?.created_at ?? null;
}

/** Lists the downloaded donor files that contain a donor, newest year first. */
export async function listDownloadedDonorFiles(
  { sql }: Context,
  donorRecordId: number,
): Promise<DownloadedDonorFile[]> {
  return sql<DownloadedDonorFile[]>`
    SELECT year, max(audit_entries.created_at) AS "downloadedAt"
    FROM (
      SELECT DISTINCT (extract(year FROM donated_on) - (extract(month FROM donated_on) < 4)::int)::int AS year
      FROM donations WHERE donor_record_id = ${donorRecordId} AND status = 'approved'
    ) AS years JOIN audit_entries ON subject_kind = 'donor_file' AND subject_id = year::text
      AND action = 'donor_file.exported'
    GROUP BY year ORDER BY year DESC`;
}
