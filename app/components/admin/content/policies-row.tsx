import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import { POLICY_NAMES } from '~/i18n/policy-document';
import { POLICIES_PATH, POLICY_TITLES } from './policy-names';
import { RowAction } from '../row-action';

/** Links to the policies, which staff can replace with their own texts. */
export function PoliciesRow() {
  return (
    <Card aria-labelledby="policies-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="policies-title" className="text-step-1 leading-tight">
          Policies
        </h2>
        <p className="mt-1 max-w-read text-ink-soft">
          Your own privacy policy, refund policy and terms, with all earlier versions. Until you publish one, the site
          shows a standard text with your name and officers.
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {POLICY_NAMES.map((policy) => (
            <li key={policy}>
              <Link to={`${POLICIES_PATH}/${policy}`} className="inline-flex min-h-touch items-center underline">
                {POLICY_TITLES[policy]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to={POLICIES_PATH} icon="edit" about="policies">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
