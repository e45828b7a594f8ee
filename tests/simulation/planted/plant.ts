import type { Plugin } from 'vite';
import { type PlantedFault, plantedFaults } from './faults';

/** The fault that a run of the simulation is to find, if any. */
export function plantedFault(): PlantedFault | undefined {
  const name = process.env.PLANTED;
  if (!name) return undefined;
  const found = plantedFaults.find((one) => one.name === name);
  if (!found) throw new Error(`There is no planted fault named ${name}`);
  return found;
}

/** Puts the fault into the source as it is loaded; no file is changed. */
export function plantInSource(): Plugin {
  const fault = plantedFault();
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform: (code, id) => {
      if (!fault || !('file' in fault) || !id.endsWith(`/${fault.file}`)) return undefined;
      return changed(code, fault);
    },
  };
}

/** A text with a fault in it. Throws where the place is missing or not the only one. */
export function changed(text: string, { name, from, to }: { name: string; from: string; to: string }): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`'${name}' applies ${parts.length - 1} times`);
  return parts.join(to);
}

interface Database {
  $executeRawUnsafe: (sql: string) => Promise<unknown>;
  $queryRawUnsafe: <Row>(sql: string, ...values: unknown[]) => Promise<Row>;
}

/** Puts the fault into a database. */
export async function plantInDatabase(db: Database, fault = plantedFault()): Promise<void> {
  if (!fault || 'file' in fault) return;
  if ('sql' in fault) await db.$executeRawUnsafe(fault.sql);
  else {
    const [row] = await db.$queryRawUnsafe<{ text: string }[]>(
      'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1 ORDER BY oid DESC LIMIT 1',
      fault.inFunction,
    );
    await db.$executeRawUnsafe(changed(row?.text ?? '', fault));
  }
}
