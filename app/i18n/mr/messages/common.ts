export const commonServerMessages = {
  'Please log in again.': 'कृपया पुन्हा लॉग इन करा.',
  'You are logged out. Log in in another tab, then send this again.':
    'तुम्ही लॉग आउट झालात. दुसऱ्या टॅबमध्ये लॉग इन करा, मग हे पुन्हा पाठवा.',
  'Your account is suspended. Please contact us.': 'तुमचे खाते सध्या थांबवले आहे. कृपया आमच्याशी संपर्क करा.',
  'You do not have permission to do this.': 'तुम्हाला हे करण्याची परवानगी नाही.',
  'Too many attempts. Please wait a little and try again.': 'खूप वेळा प्रयत्न झाले. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  'Many people are logging in just now. Please try again in a moment.':
    'सध्या खूप लोक लॉग इन करत आहेत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Too many attempts. Please try again tomorrow.': 'खूप वेळा प्रयत्न झाले. कृपया उद्या पुन्हा प्रयत्न करा.',
  'Something went wrong. Please try again later.': 'काहीतरी चुकले. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Files cannot be stored just now. Please try again in a moment.':
    'फाइल्स सध्या ठेवता येत नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'We cannot reach our database just now. Please try again in a moment.':
    'सध्या आमच्या डेटाबेसशी संपर्क होत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Please keep this under {count} characters': 'कृपया हे {count} अक्षरांपेक्षा कमी ठेवा',
  'Please remove the special characters': 'कृपया विशेष चिन्हे काढा',
  'Invalid request': 'ही विनंती योग्य नाही',
  'This form was sent from another site.': 'हा फॉर्म दुसऱ्या साइटवरून पाठवला गेला आहे.',
  'The form could not be read. Please try again.': 'फॉर्म वाचता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  'The form is too large.': 'फॉर्म खूप मोठा आहे.',
  'File not found.': 'ही फाइल सापडली नाही.',
  'There is no such code.': 'असा कोड नाही.',
  'The classes are free all the same. Join us.': 'वर्ग तरीही विनामूल्य आहेत. आमच्यासोबत सामील व्हा.',
} as const;
