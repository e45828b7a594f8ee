import { Fragment, type ReactNode } from 'react';

/** A sentence in which `{name}` is replaced by a person's name. */
export function TextWithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      <bdi translate="no">{name}</bdi>
      {after}
    </>
  );
}

/** A sentence in which placeholders such as `{name}` are replaced by elements. */
export function TextWithParts({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // Pieces with an odd index are the names of placeholders.
    <Fragment key={`${index} ${piece}`}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
