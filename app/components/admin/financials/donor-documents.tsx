import { ENGLISH_LANGUAGE_NAMES, LANGUAGES } from '~/i18n/languages';

/** Links to the receipt and the tax certificate of a donation as PDF, in each language. */
export function DonorDocuments({
  id,
  hasReceipt,
  hasCertificate,
  isLargeCash,
  mayCertify,
}: {
  id: number;
  hasReceipt: boolean;
  hasCertificate: boolean;
  isLargeCash: boolean;
  /** True if the staff member may see the whole ID of the donor, which the certificate shows. */
  mayCertify: boolean;
}) {
  return (
    <div className="mt-4 grid gap-1">
      {hasReceipt ? (
        <DocumentLinks name="Receipt (PDF)" path={`/admin/donor-record/${id}/receipt`} />
      ) : (
        <p className="text-ink-soft">
          There is no receipt, because the donation is not approved or the donor is no longer known.
        </p>
      )}
      {hasCertificate && mayCertify ? (
        <DocumentLinks name="Tax certificate (PDF)" path={`/admin/donor-record/${id}/tax-certificate`} />
      ) : null}
      {hasCertificate && !mayCertify ? (
        <p className="text-ink-soft">
          The tax certificate shows the whole ID of the donor, so only staff who may export donors can download it.
        </p>
      ) : null}
      {isLargeCash ? (
        <p className="text-ink-soft">Cash above ₹2,000 cannot be deducted, so there is no tax certificate.</p>
      ) : null}
    </div>
  );
}

function DocumentLinks({ name, path }: { name: string; path: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <span className="max-sm:w-full">{name}:</span>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`${path}/${language}`}
          aria-label={`${name}, ${ENGLISH_LANGUAGE_NAMES[language]}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {ENGLISH_LANGUAGE_NAMES[language]}
        </a>
      ))}
    </p>
  );
}
