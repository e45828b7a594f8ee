/**
 * Countries in which WhatsApp can write a mobile number in an older form than the one that is
 * dialled. Each pattern is the number without the digits that one of the forms has in addition.
 */
const FORMS: readonly { shorter: RegExp; longer: RegExp; added: string }[] = [
  // Mexico had a 1 after the country code until 2019.
  { shorter: /^(\+52)(\d{10})$/, longer: /^(\+52)1(\d{10})$/, added: '1' },
  // Argentina has a 9 only for calls from abroad.
  { shorter: /^(\+54)(\d{10})$/, longer: /^(\+54)9(\d{10})$/, added: '9' },
  // Brazil put a 9 before all mobile numbers until 2016.
  { shorter: /^(\+55[1-9]\d)([6-9]\d{7})$/, longer: /^(\+55[1-9]\d)9([6-9]\d{7})$/, added: '9' },
];

/** Returns the forms of an E.164 number with the same WhatsApp account, the given one first. */
export function listPhoneForms(phone: string): string[] {
  const others = FORMS.flatMap(({ shorter, longer, added }) => {
    if (longer.test(phone)) return [phone.replace(longer, '$1$2')];
    return shorter.test(phone) ? [phone.replace(shorter, `$1${added}$2`)] : [];
  });
  return [phone, ...others];
}
