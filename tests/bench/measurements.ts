import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import prettier from 'prettier';

const FILE = 'docs/measurements.md';

/**
 * Writes a table into a section of docs/measurements.md, together with the date, the commit and the
 * machine.
 */
export async function writeMeasurements(section: string, markdown: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const on = `${new Date().toISOString().slice(0, 10)}, ${commit}, Node ${process.versions.node}, ${os.cpus().length} cores`;
  const [start, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`];
  const text = fs.readFileSync(FILE, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`${FILE} has no section ${section}`);
  const next = `${text.slice(0, from + start.length)}\n\nMeasured ${on}.\n\n${markdown}\n\n${text.slice(to)}`;
  const options = await prettier.resolveConfig(FILE);
  fs.writeFileSync(FILE, await prettier.format(next, { ...options, parser: 'markdown' }));
}

export function formatTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function formatVerdict(reached: boolean): string {
  return reached ? 'yes' : 'no';
}
