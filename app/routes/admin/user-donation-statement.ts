import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawStatement } from '~/components/donations/statement-drawing';
import { getDonationStatementForStaff, parseStatementYear } from '~/domain/tax/donation-statement.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { formatFinancialYear } from '~/lib/financial-year';

/** Downloads the statement of a member for staff, in English. */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, getDonationStatementForStaff.permissions, async (ctx) => {
    const memberId = parsePathId(args.params.memberId, untranslated('User not found'));
    const year = parseStatementYear(ctx, args.params.year);
    const statement = await getDonationStatementForStaff(ctx, { memberId, year });
    const drawn = drawStatement(statement, 'en', await readDrawnBrand(ctx), await createTextOutliner());
    return createPdfResponse(ctx, drawn, `donations-${memberId}-${formatFinancialYear(year)}`);
  });
}
