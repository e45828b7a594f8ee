import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { exportDonations } from '~/domain/donations/export-donations.server';
import type { ExportedDonation } from '~/domain/donations/read-exported-donations.server';
import type { exportDonationsSchema } from '~/domain/donations/review-schemas';
import type { Context } from '~/domain/context';
import { createCsvResponse } from './csv-response.server';

const COLUMNS = [
  ...(['id', 'receipt_number', 'donor', 'email', 'amount', 'category', 'payment_method', 'status', 'date'] as const),
  ...(['created_at', 'refunded_amount', 'karma_points_awarded', 'decided_by', 'decided_at', 'refunded_at'] as const),
  ...(['rejection_reason', 'payment_id', 'order_id', 'reference', 'utr'] as const),
  ...(['donated_on', 'donation_type', 'proposed_by', 'refund_ids'] as const),
  ...(['member_id', 'member_id_label', 'phone'] as const),
] satisfies (keyof ExportedDonation)[];

/** Streams donations as a file, as JSON or as CSV for spreadsheets. */
export async function createDonationReportResponse(
  ctx: Context,
  { format, ...asked }: Partial<z.output<typeof exportDonationsSchema>>,
): Promise<Response> {
  const donations = await exportDonations(ctx, asked);
  const name = `donations-${ctx.clock.today()}`;
  if (format === 'csv') return createCsvResponse(name, COLUMNS, donations);
  const { status = 'all', search = null, from = null, to = null, method = null, min_amount = null } = asked;
  const head = { generated_at: ctx.clock.now().toISOString(), status, search, from, to, method, min_amount };
  const text = Readable.from(streamJson(head, donations), { objectMode: false });
  return new Response(createReadableStreamFromReadable(text), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function* streamJson(head: object, chunks: AsyncIterable<ExportedDonation[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"donations":[`;
  let separator = '\n';
  for await (const rows of chunks) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
