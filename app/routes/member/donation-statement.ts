import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawStatement } from '~/components/donations/statement-drawing';
import { getOwnDonationStatement, parseStatementYear } from '~/domain/tax/donation-statement.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { formatFinancialYear } from '~/lib/financial-year';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const year = parseStatementYear(ctx, args.params.year);
    const statement = await getOwnDonationStatement(ctx, year);
    const drawn = drawStatement(statement, ctx.language, await readDrawnBrand(ctx), await createTextOutliner());
    const { file } = CATALOGUES[ctx.language].donations.statement;
    return createPdfResponse(ctx, drawn, `${file}-${formatFinancialYear(year)}`);
  });
}
