import type { Language } from './languages';

/** What a certificate and its page say; `{name}`, `{from}`, `{to}`, `{mornings}`, `{length}`, `{date}`, `{code}` and `{link}` are filled in. */
const catalogue = {
  en: {
    metaTitle: 'Certificate of {name}, Sangha',
    metaDescription: '{name} has finished {length} days of morning yoga with Sangha.',
    brand: 'Sangha',
    title: 'Certificate',
    text: 'has finished a challenge of {length} days with {mornings} mornings of yoga, from {from} to {to}.',
    genuine: 'Genuine',
    issued: 'Issued by Sangha on {date}',
    check: 'Anyone can check it at',
    address: 'Address of this certificate',
    download: 'Download PDF',
    share: 'Share on WhatsApp',
    shareText: '{name} has finished {length} days of morning yoga with Sangha: {link}',
    file: 'sangha-certificate',
    next: 'The mornings are free, for everyone. The next ones begin on a Monday.',
    join: 'Join for Free',
    unknown: 'There is no such certificate',
    unknownText:
      'No certificate has this code. Please compare each letter: no code has a 0, an O, a 1, an I or an L. A certificate also goes with its member’s account.',
    home: 'Go to Sangha',
  },
  hi: {
    metaTitle: '{name} का प्रमाण-पत्र, संघ',
    metaDescription: '{name} ने संघ के साथ सुबह के योग के {length} दिन पूरे किए।',
    brand: 'संघ',
    title: 'प्रमाण-पत्र',
    text: 'ने {length} दिन की चुनौती पूरी की: {from} से {to} तक योग की {mornings} सुबहें।',
    genuine: 'असली प्रमाण-पत्र',
    issued: 'संघ ने {date} को जारी किया',
    check: 'यहाँ कोई भी जाँच सकता है:',
    address: 'इस प्रमाण-पत्र का पता',
    download: 'PDF डाउनलोड करें',
    share: 'WhatsApp पर भेजें',
    shareText: '{name} ने संघ के साथ सुबह के योग के {length} दिन पूरे किए: {link}',
    file: 'sangha-certificate-hi',
    next: 'सुबहें सबके लिए निःशुल्क हैं। अगली चुनौती किसी सोमवार से शुरू होगी।',
    join: 'निःशुल्क जुड़ें',
    unknown: 'ऐसा कोई प्रमाण-पत्र नहीं है',
    unknownText:
      'इस कोड का कोई प्रमाण-पत्र नहीं है। हर अक्षर मिलाकर देखें: किसी कोड में 0, O, 1, I या L नहीं होता। खाता हटने पर उसका प्रमाण-पत्र भी हट जाता है।',
    home: 'संघ पर जाएँ',
  },
} satisfies Record<Language, Record<string, string>>;

export type CertificateWords = (typeof catalogue)[Language];

/** The words of certificates in a language. */
export function certificateWords(language: Language): CertificateWords {
  return catalogue[language];
}
