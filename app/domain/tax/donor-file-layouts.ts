import type { DonationType } from '~/db/generated/enums';

/** Fields of a row of the donor file. */
export type DonorFileField =
  | 'serial'
  | 'pre_acknowledgement'
  | 'id_code'
  | 'id_number'
  | 'section'
  | 'registration_number'
  | 'registered_on'
  | 'name'
  | 'address'
  | 'donation_type'
  | 'mode'
  | 'amount';

/** A version of Form 10BD: its columns in their order, and the values that its template accepts. */
export interface DonorFileLayout {
  /** First financial year for which the layout applies. */
  from: number;
  columns: readonly { field: DonorFileField; title: string }[];
  donationTypes: Record<DonationType, string>;
  modes: { cash: string; electronic: string };
}

/** All versions of the form, newest first. The form was introduced for the year 2021-22. */
const LAYOUTS: readonly [DonorFileLayout, ...DonorFileLayout[]] = [
  {
    from: 2021,
    columns: [
      { field: 'serial', title: 'Sl. No.' },
      { field: 'pre_acknowledgement', title: 'Pre Acknowledgement Number' },
      { field: 'id_code', title: 'ID Code' },
      { field: 'id_number', title: 'Unique Identification Number' },
      { field: 'section', title: 'Section Code' },
      { field: 'registration_number', title: 'Unique Registration Number (URN)' },
      { field: 'registered_on', title: 'Date of Issuance of Unique Registration Number' },
      { field: 'name', title: 'Name of donor' },
      { field: 'address', title: 'Address of donor' },
      { field: 'donation_type', title: 'Donation Type' },
      { field: 'mode', title: 'Mode of receipt' },
      { field: 'amount', title: 'Amount of donation (Indian rupees)' },
    ],
    donationTypes: { others: 'Others', corpus: 'Corpus', specific_grant: 'Specific grant' },
    modes: { cash: 'Cash', electronic: 'Electronic modes including account payee cheque/draft' },
  },
];

/** Returns the layout of a financial year. Earlier years than the form have its first layout. */
export function getDonorFileLayout(year: number, layouts: typeof LAYOUTS = LAYOUTS): DonorFileLayout {
  return layouts.find(({ from }) => from <= year) ?? layouts.at(-1) ?? layouts[0];
}
