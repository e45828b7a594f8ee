import type { CertificateMessages } from '../en/certificate';

export const certificateMessages: CertificateMessages = {
  metaTitle: '{name} यांचे प्रमाणपत्र, {brand}',
  metaDescription: '{name} यांनी {brand} सोबत योगाचे {length} दिवस पूर्ण केले.',
  title: 'प्रमाणपत्र',
  text: 'यांनी {length} दिवसांचे आव्हान पूर्ण केले: {from} ते {to}, {mornings} दिवस योग.',
  genuine: 'खरे प्रमाणपत्र',
  issued: '{brand} यांनी {date} रोजी दिले',
  check: 'इथे कोणीही तपासू शकते:',
  address: 'या प्रमाणपत्राचा पत्ता',
  download: 'PDF डाउनलोड करा',
  share: 'WhatsApp वर पाठवा',
  shareText: '{name} यांनी {brand} सोबत योगाचे {length} दिवस पूर्ण केले: {link}',
  file: 'certificate-mr',
  next: 'वर्ग सर्वांसाठी विनामूल्य आहेत. पुढचे आव्हान सोमवारी सुरू होते.',
  join: 'विनामूल्य सामील व्हा',
  unknown: 'असे प्रमाणपत्र नाही',
  unknownText:
    'या कोडचे कोणतेही प्रमाणपत्र नाही. प्रत्येक अक्षर जुळवून पाहा: कोणत्याही कोडमध्ये 0, O, 1, I किंवा L नसते. खाते काढले, की त्याचे प्रमाणपत्रही जाते.',
  home: '{brand} कडे जा',
};
