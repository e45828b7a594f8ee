import type { ManifestMessages } from '../en/manifest';

export const manifestMessages: ManifestMessages = {
  name: '{brand}: विनामूल्य थेट योग',
  description: 'दिवस सुरू होण्याआधी थेट योग, विनामूल्य, तुम्ही जिथे असाल तिथून.',
  today: { name: 'आजचे वर्ग', short: 'वर्ग' },
  timetable: { name: 'वेळापत्रक', short: 'वेळापत्रक' },
  invite: { name: 'मित्राला बोलवा', short: 'बोलवा' },
};
