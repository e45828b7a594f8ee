import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openGatherer } from './gatherer';

const HOPELESS = new Error('nobody is there');
const KIND = {
  name: 'letters',
  keyOf: (letter: string) => letter.toLowerCase(),
  isHopeless: (error: unknown) => error === HOPELESS,
};

/** Questions that are answered when they are told to; a letter's answer is the letter twice. */
function open(limits: Partial<Parameters<typeof openGatherer>[0]> = {}) {
  const gatherer = openGatherer({ most: 3, waitMs: 10_000, underWay: 2, ...limits });
  const asked: string[][] = [];
  const end: { answer: () => void; fail: (error: unknown) => void }[] = [];
  const askAll = (letters: string[]) =>
    new Promise<string[]>((resolve, fail) => {
      asked.push(letters);
      end.push({ answer: () => resolve(letters.map((letter) => letter + letter)), fail });
    });
  const ask = (letter: string) => gatherer.ask(KIND, letter, askAll);
  return { gatherer, askAll, ask, asked, end };
}

test('a lonely question goes at once; what comes meanwhile goes together, and each has its own answer', async () => {
  const { ask, asked, end } = open();
  const answers = ['a', 'b', 'c'].map(ask);
  expect(asked).toEqual([['a']]);
  end[0]?.answer();
  expect(await answers[0]).toBe('aa');
  await delay(0);
  expect(asked).toEqual([['a'], ['b', 'c']]);
  end[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['aa', 'bb', 'cc']);
});

test('when enough have come they do not wait, up to so many under way', async () => {
  const { ask, asked } = open();
  for (const letter of 'abcdefg') void ask(letter);
  expect(asked).toEqual([['a'], ['b', 'c', 'd']]);
});

test('nobody waits longer than that for those before them', async () => {
  const { ask, asked } = open({ waitMs: 1 });
  for (const letter of 'ab') void ask(letter);
  await expect.poll(() => asked).toEqual([['a'], ['b']]);
});

test('two of one key never go together, and nobody overtakes another of their key', async () => {
  const { ask, asked, end } = open({ most: 5 });
  const answers = ['z', 'a', 'A', 'b', 'a'].map(ask);
  end[0]?.answer();
  await delay(0);
  expect(asked.at(-1)).toEqual(['a', 'b']);
  end[1]?.answer();
  await delay(0);
  expect(asked.at(-1)).toEqual(['A']);
  end[2]?.answer();
  await delay(0);
  end[3]?.answer();
  expect(await Promise.all(answers)).toEqual(['zz', 'aa', 'AA', 'bb', 'aa']);
});

test('without a key anybody goes together with anybody', async () => {
  const { asked, end, gatherer, askAll } = open({ most: 5 });
  const kind = { name: 'digits', isHopeless: () => false };
  const answers = ['1', '1', '1'].map((digit) => gatherer.ask(kind, digit, askAll));
  end[0]?.answer();
  await delay(0);
  expect(asked).toEqual([['1'], ['1', '1']]);
  end[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['11', '11', '11']);
});

test('what fails together is asked one by one, so that one bad question fails nobody else', async () => {
  const { ask, asked, end } = open();
  const answers = ['a', 'b', 'c'].map((letter) => ask(letter).catch((error: unknown) => (error as Error).message));
  end[0]?.answer();
  await delay(0);
  end[1]?.fail(new Error('one of them is bad'));
  await delay(0);
  expect(asked.slice(2)).toEqual([['b'], ['c']]);
  end[2]?.fail(new Error('b is bad'));
  end[3]?.answer();
  expect(await Promise.all(answers)).toEqual(['aa', 'b is bad', 'cc']);
});

test('what would only fail again is not asked again, and nobody waits behind it', async () => {
  const { ask, asked, end } = open();
  const answers = ['a', 'b', 'c'].map(ask);
  end[0]?.answer();
  await delay(0);
  const outcomes = Promise.allSettled([...answers, ask('d')]);
  end[1]?.fail(HOPELESS);
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect(asked).toHaveLength(2);
  const later = ask('e');
  end[2]?.answer();
  expect(await later).toBe('ee');
});
