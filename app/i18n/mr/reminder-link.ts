import type { ReminderLinkMessages } from '../en/reminder-link';

export const reminderLinkMessages: ReminderLinkMessages = {
  hello: 'नमस्कार, {name}',
  teacher: '{teacher} यांच्यासोबत',
  join: 'आता सामील व्हा',
  back: 'वर्गात परत जा',
  open: 'एका टॅपने तुमचा दिवस मोजला जाईल आणि वर्ग उघडेल.',
  later: '{time} वाजता उघडेल, याच पानावरून, आपोआप.',
  joined: 'तुम्ही सामील झालात',
  full: 'या वर्गात जागा उरलेली नाही. पुढचा वर्ग {brand} मध्ये पाहा.',
  ended: 'हा वर्ग संपला आहे.',
  cancelled: 'हा वर्ग रद्द झाला किंवा त्याची वेळ बदलली आहे. आजचे वर्ग {brand} मध्ये पाहा.',
  over: 'ही लिंक फक्त {day}साठी होती.',
  unknown: 'ही लिंक चालत नाही',
  unknownText: 'कदाचित ती पूर्ण पोहोचली नाही. तुमचा वर्ग {brand} मध्ये पाहा.',
  busy: 'खूप वेळा प्रयत्न झाले. एका मिनिटाने पुन्हा प्रयत्न करा.',
  toDashboard: '{brand} उघडा',
  note: 'ही लिंक फक्त {name} यांच्यासाठी आहे, आजच्या याच वर्गाची.',
};
