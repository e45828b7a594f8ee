import { Card } from '~/components/ui/card';
import { Link } from '@remix-run/react';
import type { TaxLaw } from '~/domain/tax/tax-laws';
import { formatDate } from '~/lib/calendar';
import type { TaxSettings } from '~/domain/tax/tax-settings.server';
import { DetailList } from '../detail-list';
import { RowAction } from '../row-action';

export function TaxRow({
  tax,
  laws,
}: {
  tax: TaxSettings | null;
  laws: readonly Pick<TaxLaw, 'applies_from' | 'section_code'>[];
}) {
  return (
    <Card aria-labelledby="tax-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="tax-title" className="text-step-1 leading-tight">
          Tax details
        </h2>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">
          Printed on tax certificates and in the donor file. Without them, donors get a receipt only.
        </p>
        <DetailList
          missing="Not set"
          facts={[
            ['Legal name', tax?.legal_name ?? null],
            ['PAN', tax?.pan ?? null],
            ['Registration number', tax?.registration_number ?? null],
          ]}
        />
        <h3 className="mt-3 font-semibold">Text of tax certificates</h3>
        <ul className="flex flex-wrap gap-x-5">
          {laws.map(({ applies_from, section_code }) => (
            <li key={applies_from}>
              <Link to={`/admin/sections/tax-laws/${applies_from}`} className="inline-block py-2 underline">
                {section_code}, from {formatDate(applies_from)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/admin/sections/tax-laws/new" className="inline-block py-2 underline">
              Add a law
            </Link>
          </li>
        </ul>
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to="/admin/sections/tax" icon="edit" about="tax details">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
