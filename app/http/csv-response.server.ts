import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import { toCsv, toCsvLines } from '~/lib/csv';

type Batch<Name extends string> = readonly Readonly<Record<Name, string | number>>[];

/** Streams batches of rows as a CSV file. */
export function createCsvResponse<Name extends string>(
  fileName: string,
  columns: readonly Name[],
  batches: AsyncIterable<Batch<Name>> | Iterable<Batch<Name>>,
): Response {
  const text = Readable.from(streamCsv(columns, batches), { objectMode: false });
  return new Response(createReadableStreamFromReadable(text), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function* streamCsv<Name extends string>(
  columns: readonly Name[],
  batches: AsyncIterable<Batch<Name>> | Iterable<Batch<Name>>,
): AsyncGenerator<string> {
  yield toCsv(columns, []);
  for await (const rows of batches) yield toCsvLines(columns, rows);
}
