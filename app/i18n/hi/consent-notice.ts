import type { ConsentNoticeMessages } from '../en/consent-notice';

export const consentNoticeMessages: ConsentNoticeMessages = {
  privacyChanged: '{date} को हमारी गोपनीयता नीति बदली है।',
  termsChanged: '{date} को हमारी सेवा की शर्तें बदली हैं।',
  read: 'इसे पढ़ें',
  welcome: '{name}, आपका स्वागत है',
  brought: 'आपका खाता हमारे पुराने रिकॉर्ड से बना है। हम यह सब साथ लाए हैं:',
  name: 'नाम',
  classes: 'अब तक की कक्षाएँ',
  since: 'हमारे साथ कब से',
  karma: 'कर्म अंक',
  correct: 'अपना विवरण ठीक करें',
  messages: 'जिन संदेशों के लिए आपने सहमति दी थी',
  messagesHint: 'इन्हें यहाँ या बाद में अपनी प्रोफ़ाइल में बदलें।',
  notices: 'कक्षा में बदलाव और दान के संदेश, WhatsApp पर',
  reminders: 'कक्षा से पहले याद दिलाना',
};
