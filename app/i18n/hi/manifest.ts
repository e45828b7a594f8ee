import type { ManifestMessages } from '../en/manifest';

export const manifestMessages: ManifestMessages = {
  name: '{brand}: निःशुल्क लाइव योग',
  description: 'दिन शुरू होने से पहले लाइव योग, निःशुल्क, आप जहाँ भी हों।',
  today: { name: 'आज की कक्षाएँ', short: 'कक्षाएँ' },
  timetable: { name: 'समय-सारणी', short: 'समय-सारणी' },
  invite: { name: 'मित्र को बुलाएँ', short: 'बुलाएँ' },
};
