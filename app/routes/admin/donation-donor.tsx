import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { DonorDocuments } from '~/components/admin/financials/donor-documents';
import { DetailList } from '~/components/admin/detail-list';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { DONOR_ID_KIND_LABELS } from '~/components/admin/financials/donor-id-labels';
import type { Permission } from '~/domain/admins/policy';
import { correctDonorRecord } from '~/domain/tax/correct-donor-record.server';
import { getTaxCertificateForStaff } from '~/domain/tax/tax-certificate.server';
import { viewDonorRecord } from '~/domain/tax/view-donor-record.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { formatDateTime } from '~/lib/calendar';
import { formatFinancialYear } from '~/lib/financial-year';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Tax details of a donor, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, viewDonorRecord.permissions, async (ctx) => {
    const id = parsePathId(args.params.donationId, untranslated('Donation not found.'));
    const may = ({ permissions }: { permissions: readonly Permission[] }) =>
      permissions.some((one) => ctx.actor.permissions.includes(one));
    const mayCorrect = may(correctDonorRecord);
    const mayCertify = may(getTaxCertificateForStaff);
    return { id, mayCorrect, mayCertify, timeZone: ctx.clock.timeZone, ...(await viewDonorRecord(ctx, id)) };
  });
}

export default function DonationDonorPage() {
  const { id, donor, memberId, year, details, outdatedFiles, mayCorrect, timeZone, ...documents } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={`Tax details of ${donor}`}>
        <Link to={`/admin/financials/${id}`} className="underline">
          Donation {id}
        </Link>
      </PageHeader>
      {outdatedFiles.map((file) => (
        <p key={file.year} className="mt-4 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          The donor file of{' '}
          <Link to={`/admin/donor-file?year=${file.year}`} className="text-haldi underline">
            {formatFinancialYear(file.year)}
          </Link>{' '}
          was downloaded on {formatDateTime(new Date(file.downloadedAt), timeZone)}, before the last change of these
          details. If it has been uploaded to the tax office, upload a correction statement.
        </p>
      ))}
      <Card aria-label="Tax details" className="mt-4 lg:p-[22px]">
        {details ? (
          <>
            <DetailList
              facts={[
                ['Legal name', details.legal_name],
                ['Address', details.address],
                [DONOR_ID_KIND_LABELS[details.id_kind], details.masked_id],
              ]}
            />
            <p className="mt-3 text-ink-soft">The audit log records who opens this page.</p>
          </>
        ) : (
          <p>There are no tax details for this donation, so it is not in the donor file.</p>
        )}
        <DonorDocuments id={id} {...documents} />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          {mayCorrect ? (
            <ButtonLink to={`/admin/donor-record/${id}/correction`} variant="quiet">
              {details ? 'Correct the details' : 'Enter the details'}
            </ButtonLink>
          ) : null}
          {memberId === null ? null : (
            <a href={`/admin/statements/${memberId}/${year}`} className="py-2.5 underline">
              Statement of the year {formatFinancialYear(year)} (PDF)
            </a>
          )}
        </div>
      </Card>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
