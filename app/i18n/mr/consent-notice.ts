import type { ConsentNoticeMessages } from '../en/consent-notice';

export const consentNoticeMessages: ConsentNoticeMessages = {
  privacyChanged: 'आमचे गोपनीयता धोरण {date} रोजी बदलले आहे.',
  termsChanged: 'आमच्या सेवेच्या अटी {date} रोजी बदलल्या आहेत.',
  read: 'वाचा',
  welcome: '{name}, तुमचे स्वागत आहे',
  brought: 'तुमचे खाते आमच्या आधीच्या नोंदींवरून तयार झाले आहे. आम्ही हे सोबत आणले आहे:',
  name: 'नाव',
  classes: 'आतापर्यंतचे वर्ग',
  since: 'आमच्यासोबत केव्हापासून',
  karma: 'कर्म गुण',
  correct: 'तुमची माहिती दुरुस्त करा',
  messages: 'तुम्ही संमती दिलेले संदेश',
  messagesHint: 'ते इथे किंवा नंतर तुमच्या प्रोफाइलमध्ये बदला.',
  notices: 'वर्गातील बदल आणि देणग्यांचे संदेश, WhatsApp वर',
  reminders: 'वर्गापूर्वी आठवण',
};
