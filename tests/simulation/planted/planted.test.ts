import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testContext } from '../../setup/context';
import { plantedFaults } from './faults';
import { changed, plantInDatabase } from './plant';

const ctx = await testContext();

describe('planted faults', () => {
  test('are sixty at least, each with a name of its own', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
  });

  test.each(plantedFaults)('$name can be planted', async (fault) => {
    if ('file' in fault) {
      const source = fs.readFileSync(fault.file, 'utf8');
      expect(changed(source, fault)).not.toBe(source);
      return;
    }
    const undone = new Error('undone');
    const planting = ctx.db.$transaction(async (tx) => {
      await plantInDatabase(tx, fault);
      throw undone;
    });
    await expect(planting).rejects.toBe(undone);
  });
});
