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
