/** An email or a UPI id; where it does not fit it breaks after the @. */
export function BreakableAddress({ children }: { children: string }) {
  const [name, ...host] = children.split('@');
  return host.length === 0 ? (
    name
  ) : (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
