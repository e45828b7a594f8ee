import type { ReminderLinkMessages } from '../en/reminder-link';

export const reminderLinkMessages: ReminderLinkMessages = {
  hello: 'नमस्ते, {name}',
  teacher: '{teacher} के साथ',
  join: 'अभी जुड़ें',
  back: 'कक्षा में लौटें',
  open: 'एक टैप से दिन गिना जाएगा, कक्षा खुल जाएगी।',
  later: '{time} पर खुलेगी, इसी पेज से, अपने आप।',
  joined: 'आप जुड़ गए',
  full: 'इस कक्षा में जगह नहीं बची है। अगली कक्षा {brand} में देखें।',
  ended: 'यह कक्षा समाप्त हो चुकी है।',
  cancelled: 'यह कक्षा रद्द हुई या इसका समय बदला है। आज की कक्षाएँ {brand} में देखें।',
  over: 'यह लिंक केवल {day} के लिए था।',
  unknown: 'यह लिंक काम नहीं करता',
  unknownText: 'शायद यह पूरा नहीं पहुँचा। अपनी कक्षा {brand} में देखें।',
  busy: 'बहुत बार कोशिश हुई। एक मिनट बाद फिर कोशिश करें।',
  toDashboard: '{brand} खोलें',
  note: 'यह लिंक केवल {name} के लिए है, आज की इसी कक्षा का।',
};
