/** A sentence with a person's name in place of `{name}`. */
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
