/** Words that are ignored because they do not change the meaning of a short reply. */
const FILLERS = new Set(
  (
    'please pls plz plss kindly kripya thanks thank you u ok okay hi hello hey namaste sir madam mam maam ji bhai team ' +
    'i we me my mine us it this these those that the a any all everything from to for of and on at now want need wanna ' +
    'would like can could message messages msg msgs mesage reminder reminders notification notifications notice notices ' +
    'update updates alert alerts whatsapp text texts sms daily again immediately ' +
    'mujhe mujhko mera mere meri humein hume aap ye yeh yah is isko ise inko sab sabhi ab abhi se ko ke ki ka par pe aur dhanyavad ' +
    'shukriya sandesh phir fir ' +
    'कृपया प्लीज़ प्लीज धन्यवाद शुक्रिया जी नमस्ते मुझे मुझको मेरा मेरे मेरी हमें आप ये यह इस इसे इसको इन्हें सब सभी अब अभी से को के की का पर और ' +
    'मैसेज मेसेज मैसेजेस संदेश सन्देश रिमाइंडर सूचना सूचनाएँ सूचनाएं सूचनाओं अपडेट व्हाट्सएप व्हाट्सऐप फिर दोबारा'
  ).split(' '),
);

const STOP = new Set([
  'stop',
  'stopp',
  'stopall',
  'stop all',
  'stop sending',
  'stop messaging',
  'stop texting',
  'unsubscribe',
  'unsubscribed',
  'unsub',
  'no more',
  'cancel',
  'end',
  'quit',
  'optout',
  'opt out',
  'opt me out',
  'remove',
  'do not send',
  'dont send',
  'do not message',
  'dont message',
  'do not disturb',
  'stop karo',
  'stop kar do',
  'stop kardo',
  'stop kijiye',
  'stop kare',
  'stop karen',
  'stop karein',
  'band',
  'bandh',
  'roko',
  'rok do',
  'rokiye',
  'roken',
  'rokein',
  'mat bhejo',
  'mat bhejiye',
  'mat bheje',
  'mat bhejna',
  'nahi chahiye',
  'nahin chahiye',
  'nai chahiye',
  'nahi chahie',
  'hatao',
  'hata do',
  'स्टॉप',
  'स्टाप',
  'बंद',
  'बन्द',
  'रोको',
  'रोकें',
  'रोकिए',
  'रोक दो',
  'रोक दें',
  'रोक दीजिए',
  'हटाओ',
  'हटा दो',
  'अनसब्सक्राइब',
  'मत भेजो',
  'मत भेजिए',
  'मत भेजें',
  'मत भेजना',
  'न भेजें',
  'ना भेजें',
  'नहीं चाहिए',
  'नही चाहिए',
  'स्टॉप करो',
  'स्टॉप करें',
]);

const START = new Set([
  'start',
  'unstop',
  'resume',
  'restart',
  'subscribe',
  'optin',
  'opt in',
  'opt me in',
  'start sending',
  'स्टार्ट',
  'शुरू',
  'शुरु',
  'चालू',
  'चालु',
  'shuru',
  'chalu',
  'chaloo',
]);

/** Matches requests in Hindi such as "band karo" (stop) or "शुरू कीजिए" (start). */
const DO_IT =
  /^(band|bandh|shuru|chalu|chaloo|start|बंद|बन्द|शुरू|शुरु|चालू|चालु|स्टार्ट) (kar|karo|kar do|kardo|kar de|kar den|kar dein|kar dijiye|kardijiye|kare|karen|karein|kijiye|kijie|karna|kr do|krdo|kro|करो|कर|कर दो|कर दें|कर दीजिए|कर दीजिये|करें|करे|कीजिए|कीजिये|करना|करवाओ|करवा दो)$/u;

/**
 * Parses a STOP or START reply. The reply must contain nothing else, so "the link stopped working"
 * is not a STOP. Case, punctuation, emoji and the names of the organisation are ignored.
 */
export function parseNoticeReply(text: string, names: readonly string[]): 'stop' | 'start' | null {
  const ownWords = new Set(names.flatMap(splitWords).filter((word) => !STOP.has(word) && !START.has(word)));
  const words = splitWords(text).filter(
    (word, index, all) => word !== '' && !FILLERS.has(word) && !ownWords.has(word) && word !== all[index - 1],
  );
  const request = words.join(' ');
  const verb = DO_IT.exec(request)?.[1] ?? request;
  if (STOP.has(verb)) return 'stop';
  return START.has(verb) ? 'start' : null;
}

function splitWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ');
}
