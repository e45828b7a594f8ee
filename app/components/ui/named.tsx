/** A sentence with somebody's name in its blank `{name}`, which no language changes. */
export function Named({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      <bdi translate="no">{name}</bdi>
      {after}
    </>
  );
}
