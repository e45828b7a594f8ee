import type { Translated } from '~/i18n/translated';

export const certificateMessages = {
  metaTitle: 'Certificate of {name}, {brand}',
  metaDescription: '{name} has finished {length} days of yoga with {brand}.',
  title: 'Certificate',
  text: 'has finished a challenge of {length} days and practised yoga on {mornings} of them, from {from} to {to}.',
  genuine: 'Genuine',
  issued: 'Issued by {brand} on {date}',
  check: 'Anyone can check it at',
  address: 'Address of this certificate',
  download: 'Download PDF',
  share: 'Share on WhatsApp',
  shareText: '{name} has finished {length} days of yoga with {brand}: {link}',
  file: 'certificate',
  next: 'The classes are free, for everyone. The next challenge starts on a Monday.',
  join: 'Join for Free',
  unknown: 'There is no such certificate',
  unknownText:
    'No certificate has this code. Please compare each letter: no code has a 0, an O, a 1, an I or an L. When a member deletes their account, their certificates are deleted too.',
  home: 'Go to {brand}',
} as const;

export type CertificateMessages = Translated<typeof certificateMessages>;
