import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import type { DonorFileProblem, DonorWithProblems } from '~/domain/tax/donor-file-problems.server';

const PROBLEMS: Record<DonorFileProblem, string> = {
  legal_name: 'The legal name is missing or too long.',
  address: 'The address is missing or too long.',
  id_number: 'The number of the ID is not valid.',
  other_name: 'Another record with the same ID has a different name. This does not prevent the file.',
};

/** Result of the check of the donor file, with a link to correct each donor. */
export function DonorFileCheck({
  donors,
  hasMore,
  hasFailed,
}: {
  donors: readonly DonorWithProblems[];
  hasMore: boolean;
  /** True after a download that the problems prevented. */
  hasFailed: boolean;
}) {
  return (
    <Card aria-labelledby="check-title" className="mt-4 lg:p-[22px]">
      <h2 id="check-title" className="mb-2 text-step-1">
        Check of the details
      </h2>
      {donors.length === 0 ? (
        <p role="status">The details of all donors in the file can be filed.</p>
      ) : (
        <>
          {hasFailed ? (
            <p role="alert" className="mb-2 font-semibold text-haldi">
              The file was not made. Correct these details first.
            </p>
          ) : null}
          <ul className="grid gap-2">
            {donors.map(({ donationId, name, problems }) => (
              <li key={donationId}>
                <Link to={`/admin/donor-record/${donationId}/correction`} className="font-semibold underline">
                  {name ? <bdi>{name}</bdi> : `Donor of donation ${donationId}`}
                </Link>{' '}
                {problems.map((problem) => PROBLEMS[problem]).join(' ')}
              </li>
            ))}
          </ul>
          {hasMore ? <p className="mt-2 text-ink-soft">There are more. Correct these, then check again.</p> : null}
        </>
      )}
    </Card>
  );
}
