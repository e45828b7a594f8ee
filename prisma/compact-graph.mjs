// @ts-check

/**
 * What Prisma's client knows of every argument and field, to tell a query's values from its shape:
 * nodes whose edges are numbered by the texts in `strings`.
 * @typedef {{ strings: string[], graph: string }} Graph
 */

/**
 * The same graph with the most frequent texts first. Prisma keeps the edges of a node in an object
 * by their number, for which V8 holds room up to the largest: in the order of the schema 13 MB a
 * process, in this one 2.
 * @param {Graph} graph
 * @returns {Graph}
 */
export function compactGraph({ strings, graph }) {
  const uses = strings.map(() => 0);
  rewritten(graph, (text) => {
    uses[text] = (uses[text] ?? 0) + 1;
    return text;
  });
  const order = [...strings.keys()].toSorted((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0));
  const rank = new Map(order.map((text, at) => [text, at]));
  const numberOf = (/** @type {number} */ text) => rank.get(text) ?? text;
  return { strings: order.map((text) => strings[text] ?? ''), graph: rewritten(graph, numberOf, numberOf) };
}

/**
 * The graph with other numbers for its texts: those of edges, and the others (of enums and roots).
 * @param {string} graph
 * @param {(text: number) => number} edge
 * @param {(text: number) => number} other
 */
function rewritten(graph, edge, other = (text) => text) {
  const bytes = Buffer.from(graph, 'base64url');
  /** @type {number[]} */
  const written = [];
  let at = 0;
  const byte = () => {
    const value = bytes[at];
    if (value === undefined) throw new Error('Prisma writes its graph in another way by now');
    at += 1;
    return value;
  };
  const read = () => {
    let value = 0;
    for (let shift = 0, next = 128; next >= 128; shift += 7) {
      next = byte();
      value |= (next & 127) << shift;
    }
    return value;
  };
  const write = (/** @type {number} */ value) => {
    let rest = value;
    for (; rest >= 128; rest >>>= 7) written.push((rest & 127) | 128);
    written.push(rest);
  };
  const copy = () => {
    const value = read();
    write(value);
    return value;
  };
  const copyBytes = (/** @type {number} */ count) => {
    for (let left = count; left > 0; left -= 1) written.push(byte());
  };
  /** None is 0, the first is 1. */
  const optional = () => {
    const value = read();
    write(value === 0 ? 0 : other(value - 1) + 1);
  };
  const [inputs, outputs, roots] = [copy(), copy(), copy()];
  for (let node = 0; node < inputs; node += 1)
    for (let edges = copy(); edges > 0; edges -= 1) {
      write(edge(read()));
      copyBytes(2); // which scalars it takes
      copy(); // its node
      optional(); // its enum
      copyBytes(1); // flags
    }
  for (let node = 0; node < outputs; node += 1)
    for (let edges = copy(); edges > 0; edges -= 1) {
      write(edge(read()));
      copy(); // the node of its arguments
      copy(); // the node of its fields
    }
  for (let root = 0; root < roots; root += 1) {
    write(other(read()));
    copy();
    copy();
  }
  if (at !== bytes.length) throw new Error('Prisma writes its graph in another way by now');
  return Buffer.from(written).toString('base64url');
}
