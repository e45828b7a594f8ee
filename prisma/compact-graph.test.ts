import { expect, test } from 'vitest';
import { compactGraph } from './compact-graph.mjs';

const encoded = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64url');

// One node of arguments with two edges (the second takes an enum), two of fields with an edge each,
// one root; numbers above 127 take two bytes.
const FAR = [0x80 | 1, 1];
const GRAPH = [
  ...[1, 2, 1],
  ...[2, ...[1, 7, 0, 0, 0, 5], ...[...FAR, 9, 1, 1, 3, 6]],
  ...[1, ...FAR, 0, 1],
  ...[1, ...FAR, 2, 0],
  ...[0, 1, 1],
];
const strings = Array.from({ length: 130 }, (_, at) => `text ${at}`);

test('the texts of most edges come first, and every edge, enum and root keeps its text', () => {
  const compact = compactGraph({ strings, graph: encoded(GRAPH) });
  expect(compact.strings.slice(0, 4)).toEqual(['text 129', 'text 1', 'text 0', 'text 2']);
  expect(compact.strings.toSorted()).toEqual(strings.toSorted());
  expect([...Buffer.from(compact.graph, 'base64url')]).toEqual([
    ...[1, 2, 1],
    ...[2, ...[1, 7, 0, 0, 0, 5], ...[0, 9, 1, 1, 4, 6]],
    ...[1, 0, 0, 1],
    ...[1, 0, 2, 0],
    ...[2, 1, 1],
  ]);
});

test.each([GRAPH.slice(0, -1), [...GRAPH, 0]])('a graph that is written in another way is refused: %j', (...graph) => {
  expect(() => compactGraph({ strings, graph: encoded(graph) })).toThrow('Prisma writes its graph in another way');
});
