import type { ConsentMessages } from '../en/consent';

export const consentMessages: ConsentMessages = {
  registering: 'मेरी उम्र 18 वर्ष या उससे अधिक है, और मैं {terms} और {privacy} से सहमत हूँ।',
  changed: 'आपकी सहमति के बाद हमारी {terms} या {privacy} में बदलाव हुआ है। कृपया पढ़ें कि क्या नया है।',
  agree: 'मैं सहमत हूँ',
  agreeing: 'सहेज रहे हैं...',
  terms: 'सेवा की शर्तों',
  privacy: 'गोपनीयता नीति',
};
