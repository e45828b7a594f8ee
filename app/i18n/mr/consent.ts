import type { ConsentMessages } from '../en/consent';

export const consentMessages: ConsentMessages = {
  registering: 'माझे वय 18 वर्षे किंवा अधिक आहे, आणि मला {terms} आणि {privacy} मान्य आहे.',
  changed: 'तुम्ही संमती दिल्यानंतर आमच्या {terms} किंवा {privacy} मध्ये बदल झाला आहे. कृपया नवे काय आहे ते वाचा.',
  agree: 'मला मान्य आहे',
  agreeing: 'जतन करत आहोत...',
  terms: 'सेवेच्या अटी',
  privacy: 'गोपनीयता धोरण',
};
