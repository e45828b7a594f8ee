import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { getDonorIdKind } from './donor-id';
import { type DonorOfYear, readDonorsOfYear } from './donor-sums.server';
import { donorRecordSchema } from './schemas';

/** Maximum number of donors that the page lists. */
const SHOWN_DONORS = 50;

/** `other_name` does not prevent the file: one of the names of the same ID may be misspelt. */
export type DonorFileProblem = 'legal_name' | 'address' | 'id_number' | 'other_name';

export interface DonorWithProblems {
  /** Donation through which staff correct the details. */
  donationId: number;
  name: string;
  problems: DonorFileProblem[];
}

/**
 * Lists donors of a financial year whose details the tax office would not accept, followed by
 * donors with different names for one ID. Writes an audit entry if there are any.
 */
export async function listDonorFileProblems(
  ctx: Context,
  year: number,
): Promise<{ donors: DonorWithProblems[]; hasMore: boolean }> {
  requireAdmin(ctx, ...listDonorFileProblems.permissions);
  const [preventing, others]: [DonorWithProblems[], DonorWithProblems[]] = [[], []];
  for await (const donor of readDonorsWithProblems(ctx, year)) {
    const list = preventsFile(donor) ? preventing : others;
    if (list.length <= SHOWN_DONORS) list.push(donor);
    if (preventing.length > SHOWN_DONORS) break;
  }
  const donors = [...preventing, ...others];
  if (donors.length > 0)
    await recordView(ctx, { action: 'donor_file.checked', subject: { kind: 'donor_file', id: year } });
  return { donors: donors.slice(0, SHOWN_DONORS), hasMore: donors.length > SHOWN_DONORS };
}

listDonorFileProblems.permissions = ['export_donors'] as const;

/** Returns true if the details of a donor prevent the file of a financial year. */
export async function isDonorFilePrevented(ctx: Context, year: number): Promise<boolean> {
  for await (const donor of readDonorsWithProblems(ctx, year)) if (preventsFile(donor)) return true;
  return false;
}

function preventsFile({ problems }: DonorWithProblems): boolean {
  return problems.some((problem) => problem !== 'other_name');
}

async function* readDonorsWithProblems(ctx: Context, year: number): AsyncGenerator<DonorWithProblems, void> {
  for await (const donors of readDonorsOfYear(ctx, year))
    for (const donor of donors) {
      const problems = findProblems(donor);
      if (problems.length > 0) yield { donationId: donor.donationId, name: donor.details.legal_name, problems };
    }
}

/** Applies the rules of the form in which donors enter their details. */
function findProblems({ idCode, details, otherNames }: DonorOfYear): DonorFileProblem[] {
  const { error } = donorRecordSchema.safeParse({ ...details, id_kind: getDonorIdKind(idCode) });
  const isWrong = (field: DonorFileProblem) => error?.issues.some(({ path }) => path[0] === field) ?? false;
  const problems: DonorFileProblem[] = (['legal_name', 'address', 'id_number'] as const).filter(isWrong);
  return otherNames.length > 0 ? [...problems, 'other_name'] : problems;
}
