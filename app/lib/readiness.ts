import { withTimeout } from './timeout';

type Check = 'ok' | 'unreachable';

const PATIENCE_MS = 2_000;

export interface Readiness<Name extends string> {
  ready: boolean;
  checks: Record<Name, Check>;
}

export async function checkReadiness<Name extends string>(
  dependencies: Record<Name, () => Promise<unknown>>,
): Promise<Readiness<Name>> {
  const names = Object.keys(dependencies) as Name[];
  const answers = await Promise.all(names.map(async (name) => [name, await check(dependencies[name])] as const));
  return {
    ready: answers.every(([, answer]) => answer === 'ok'),
    checks: Object.fromEntries(answers) as Record<Name, Check>,
  };
}

function check(ask: () => Promise<unknown>): Promise<Check> {
  return withTimeout(PATIENCE_MS, 'A dependency', ask()).then(
    () => 'ok',
    () => 'unreachable',
  );
}
