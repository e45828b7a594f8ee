/** An email address or a UPI id. If it does not fit on the line, it breaks after the @. */
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
