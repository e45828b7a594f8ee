import { expect, test } from 'vitest';
import { readNoticeReply } from './notice-reply';

const STOPS = [
  ...[
    'STOP',
    'stop',
    ' Stop\n',
    'Stop.',
    '"STOP"',
    "'stop'",
    'STOP!!',
    'STOP 🙏',
    '🛑 stop',
    'stop please',
    'Please stop',
    'pls stop',
  ],
  ...[
    'STOP REMINDERS',
    'stop all',
    'STOPALL',
    'stop sending me messages',
    'Please stop sending these messages',
    'Stop. Thank you',
  ],
  ...[
    'opt out',
    'OPTOUT',
    'Opt-out',
    'I want to opt out',
    'unsubscribe',
    'Unsubscribe me',
    'remove me',
    'cancel',
    'end',
    'quit',
  ],
  ...["don't send messages", 'do not send', 'no more messages please', 'STOP STOP STOP', 'ＳＴＯＰ'],
  ...['बंद', 'बंद करो', 'बंद करें', 'कृपया बंद कर दीजिए', 'मैसेज बंद करो', 'रोकें', 'रोको', 'स्टॉप', 'मैसेज मत भेजो', 'मुझे नहीं चाहिए।'],
  ...[
    'band karo',
    'Band kar do',
    'msg band karo please',
    'stop karo',
    'message mat bhejo',
    'mujhe nahi chahiye',
    'roko',
  ],
];

const STARTS = [
  ...[
    'START',
    'start',
    'Start.',
    '"start"',
    'START 🙏',
    'please start',
    'unstop',
    'resume',
    'subscribe',
    'opt in',
    'Start again',
  ],
  ...['शुरू', 'शुरू करो', 'फिर से शुरू करें', 'चालू करो', 'shuru karo', 'phir se chalu karo', 'start karo'],
];

const NEITHER = [
  ...['yes', 'Yes', 'YES!', 'haan', 'हाँ', 'ok', 'thank you', '', '🙏', '👍', 'no', 'Namaste', 'please', '12345'],
  ...[
    'The link stopped working',
    "Don't stop",
    'Please do not stop',
    'When does the class end?',
    'class cancel?',
    'Is the class cancelled',
  ],
  ...[
    'mera link band ho gaya',
    'class band hai kya',
    'मेरा लिंक बंद हो गया',
    'कक्षा कब शुरू होगी',
    'how do I start',
    'When will you start?',
  ],
  ...[
    'Mera link nahi khul raha, help',
    'I am at the bus stop, will join late',
    'start time?',
    'stop-watch',
    'nonstop',
    'Cancel my donation',
  ],
];

test.each(STOPS)('%j stops notices and reminders', (text) => expect(readNoticeReply(text)).toBe('stop'));

test.each(STARTS)('%j resumes notices', (text) => expect(readNoticeReply(text)).toBe('start'));

test.each(NEITHER)('%j changes nothing', (text) => expect(readNoticeReply(text)).toBeNull());
