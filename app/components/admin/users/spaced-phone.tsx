/** An Indian number in two halves, to be read aloud; copied it is whole. */
export function SpacedPhone({ children: phone }: { children: string }) {
  if (!/^\d{10}$/.test(phone)) return phone;
  return (
    <span className="tabular whitespace-nowrap">
      {phone.slice(0, 5)}
      <span className="ml-[0.3em]">{phone.slice(5)}</span>
    </span>
  );
}
