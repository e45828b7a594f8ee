import { tableOf } from '../../bench/measurements';
import { plantedFaults } from './faults';

/** After how many histories a fault was found; undefined when so many did not find it. */
interface Found {
  name: string;
  after: number | undefined;
  histories: number;
}

/** The table of what was found so far, with one more in it; faults that are planted no more go. */
export function withFound(before: string, { name, after, histories }: Found): string {
  const known = new Map(
    [...before.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, fault = '', told = '']) => [fault, told]),
  );
  known.set(name, after === undefined ? `not within ${histories}` : String(after));
  const rows = plantedFaults.flatMap((fault) => {
    const told = known.get(fault.name);
    return told === undefined ? [] : [[fault.name, told]];
  });
  return tableOf(['Planted fault', 'Found after, histories'], rows);
}
