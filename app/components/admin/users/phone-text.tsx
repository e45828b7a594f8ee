/** Shows an Indian number in two halves for reading aloud. Copying gives the whole number. */
export function PhoneText({ children: phone }: { children: string }) {
  if (!/^\d{10}$/.test(phone)) return phone;
  return (
    <span className="tabular whitespace-nowrap">
      {phone.slice(0, 5)}
      <span className="ml-[0.3em]">{phone.slice(5)}</span>
    </span>
  );
}
