/**
 * Shows an Indian number in two groups of five digits, which are easier to read aloud. Copying it
 * still gives the number without a space.
 */
export function FormattedPhoneNumber({ children: phone }: { children: string }) {
  if (!/^\d{10}$/.test(phone)) return phone;
  return (
    <span className="tabular whitespace-nowrap">
      {phone.slice(0, 5)}
      <span className="ml-[0.3em]">{phone.slice(5)}</span>
    </span>
  );
}
