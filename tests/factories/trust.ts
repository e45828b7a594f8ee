/** Tax details of a trust, as staff enter them. */
export const TRUST = {
  legal_name: 'Sangha Trust',
  address: '12 Lodhi Road, New Delhi 110003',
  pan: 'AAATS1234F',
  registration_number: 'AAATS1234FF20214',
  registered_on: '2021-09-24',
  signatory_name: 'Ravi Kumar',
  signatory_role: 'Managing Trustee',
  fcra_number: '',
} as const;
