import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Reads the metrics of a new process, because the counters of this one may have increased. */
function readNewMetrics(): string {
  const program =
    "import { metricsRegistry } from './app/lib/metrics.server.ts'; metricsRegistry.metrics().then(console.log)";
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

test('the counters of guesses are 0 from the start, so that Prometheus notices the first increase', () => {
  const { groups } = parse(fs.readFileSync('deploy/prometheus/rules.yml', 'utf8')) as Rules;
  const guessing = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert.endsWith('Guessing'));
  const selectors = guessing.flatMap(({ expr }) =>
    Array.from(expr.matchAll(/(\w+)\{(\w+="\w+")\}/g), ([, name, label]) => ({ name, label })),
  );
  expect(selectors.length).toBe(4);
  const lines = readNewMetrics().split('\n');
  for (const { name, label } of selectors) {
    const series = lines.filter((line) => line.startsWith(`${name}{`) && line.includes(label ?? ''));
    expect(series.length, `${name} ${label}`).toBeGreaterThan(0);
    expect(series.filter((line) => !line.endsWith(' 0'))).toEqual([]);
  }
});
