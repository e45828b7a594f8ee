import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCommentBomb, createHugePng, createLoopingPdf, createScanBomb } from '../factories/picture';
import type { Person } from '../faults/people';
import { requestToken } from './bodies';
import { SIZES } from './sizes';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { Target } from './target';

const MAX_BYTES = 5 * 1024 * 1024;

const BUSY = /Many images are being uploaded|This image takes too long/;

export function testPictureBombs(on: Target): void {
  const sendPicture = (screenshot: Uint8Array, { token }: Person) => {
    const form = new FormData();
    form.set('amount', '501');
    form.set('screenshot', new Blob([Uint8Array.from(screenshot)]), 'upi.png');
    return on.people.call('POST', '/api/user/donations/qr', form, token);
  };

  test('decompression bombs are refused or stripped, and a normal picture behind them is served', async () => {
    const large = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } });
    const bombs = [
      ...(await Promise.all(Array.from({ length: SIZES.bombs }, () => createCommentBomb(MAX_BYTES)))),
      createHugePng(50_000, 50_000),
      createHugePng(2 ** 31 - 1, 2 ** 31 - 1),
      new Uint8Array(await large.clone().jpeg({ progressive: true, quality: 1 }).toBuffer()),
      new Uint8Array(await large.clone().png({ progressive: true }).toBuffer()),
      await createScanBomb(MAX_BYTES),
    ];
    const strangers: Person[] = [];
    while (strangers.length < bombs.length) strangers.push(await on.people.member());
    const donor = await on.people.member();
    await on.runAttack(
      'pictures that unfold',
      async (count) => {
        await runConcurrently(bombs, bombs.length, async (screenshot, at) => {
          const [sender = donor] = strangers.slice(at);
          count((await sendPicture(screenshot, sender)).status);
        });
        const honest = await (await on.people.gift(donor))();
        expect(honest).toMatchObject({ status: 200 });
        count(honest.status);
      },
      BUSY,
    );
  });

  test('PDFs with circular references are stored unchanged and never followed', async () => {
    const staff = await requestToken(on, '/api/admin/login', { username: 'admin', password: 'sangha-admin' });
    const title = 'A plan of loops';
    await on.runAttack('PDFs that go in circles', async (count) => {
      for (const media_url of [createLoopingPdf(1_000), createLoopingPdf(19 * 1024 * 1024)]) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ title, description: 'x', type: 'free' })) form.set(name, value);
        form.set('media_url', new Blob([Uint8Array.from(media_url)]), 'plan.pdf');
        count((await on.people.call('POST', '/api/admin/diet-plans/upload', form, staff)).status);
        count((await on.people.call('GET', '/api/diet-plans/user')).status);
      }
    });
    for (const { id } of await on.people.rows<{ id: number }>('SELECT id FROM diet_plans WHERE title = $1', title))
      await on.people.call('DELETE', `/api/admin/diet-plans?id=${id}`, undefined, staff);
  });

  test('an upload succeeds even while too many pictures are being read', async () => {
    const donor = await on.people.member();
    const strangers: Person[] = [];
    for (let at = 0; at < 14; at += 1) strangers.push(await on.people.member());
    const bomb = await createScanBomb(MAX_BYTES);
    await on.runAttack('more pictures than can be read', async (count) => {
      await runConcurrently(strangers, strangers.length, async (stranger) => {
        count((await sendPicture(bomb, stranger)).status);
      });
      const honest = await (await on.people.gift(donor))();
      count(honest.status);
      expect(honest).toMatchObject({ status: 200 });
    });
  });
}
