import type { CertificateMessages } from '../en/certificate';

export const certificateMessages: CertificateMessages = {
  metaTitle: '{name} का प्रमाण-पत्र, {brand}',
  metaDescription: '{name} ने {brand} के साथ योग के {length} दिन पूरे किए।',
  title: 'प्रमाण-पत्र',
  text: 'ने {length} दिन की चुनौती पूरी की: {from} से {to} तक {mornings} दिन योग।',
  genuine: 'असली प्रमाण-पत्र',
  issued: '{brand} ने {date} को जारी किया',
  check: 'यहाँ कोई भी जाँच सकता है:',
  address: 'इस प्रमाण-पत्र का पता',
  download: 'PDF डाउनलोड करें',
  share: 'WhatsApp पर भेजें',
  shareText: '{name} ने {brand} के साथ योग के {length} दिन पूरे किए: {link}',
  file: 'certificate-hi',
  next: 'कक्षाएँ सबके लिए निःशुल्क हैं। अगली चुनौती किसी सोमवार से शुरू होगी।',
  join: 'निःशुल्क जुड़ें',
  unknown: 'ऐसा कोई प्रमाण-पत्र नहीं है',
  unknownText:
    'इस कोड का कोई प्रमाण-पत्र नहीं है। हर अक्षर मिलाकर देखें: किसी कोड में 0, O, 1, I या L नहीं होता। खाता हटने पर उसका प्रमाण-पत्र भी हट जाता है।',
  home: '{brand} पर जाएँ',
};
