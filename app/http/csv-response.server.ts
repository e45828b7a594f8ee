import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import { toCsv, toCsvLines } from '~/lib/csv';

type Chunk<Name extends string> = readonly Readonly<Record<Name, string | number>>[];

/** Streams chunks of rows as a CSV file. */
export function createCsvResponse<Name extends string>(
  fileName: string,
  columns: readonly Name[],
  chunks: AsyncIterable<Chunk<Name>> | Iterable<Chunk<Name>>,
): Response {
  const text = Readable.from(streamCsv(columns, chunks), { objectMode: false });
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
  chunks: AsyncIterable<Chunk<Name>> | Iterable<Chunk<Name>>,
): AsyncGenerator<string> {
  yield toCsv(columns, []);
  for await (const rows of chunks) yield toCsvLines(columns, rows);
}
