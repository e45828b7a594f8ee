import { NOTICE_WORDS } from './notice-words';

type Meaning = keyof typeof NOTICE_WORDS;

const MEANINGS = new Map<string, Meaning>(
  Object.entries(NOTICE_WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, Meaning] => [normaliseText(word), meaning as Meaning]),
  ),
);

/** Phrases that are one word to the parser. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bdo nt\b|\bdon t\b|\bdo not\b/gu, 'dont'],
  [/\bopt (?:me |us )?out\b/gu, 'optout'],
  [/\bopt (?:me |us )?in\b/gu, 'optin'],
  [/\bno (?:more|longer)\b/gu, 'nomore'],
  [/\bremove me\b|\btake me off\b/gu, 'removeme'],
];

/**
 * Statements and questions that are no requests: "You do not send reminders", "I can not send",
 * "message not sending", "Do not get any message", "I am at the stop", "Can we start?".
 */
const STATEMENTS: readonly RegExp[] = [
  /\b(?:i|we|you|u|they)(?: do)? (?:dont|donot|not|never) (?!want|wanna|need|wish|require)/u,
  /\b(?:can|could) not\b|\bnot \w+ing\b|\b(?:dont|donot|not|never) (?:get|receive|have)\b/u,
  /\b(?:at|the|a|my) stop\b|\bwe (?:can |could )?start\b|\b(?:can|could) (?:i|we) (?:start|restart|cancel|end)\b/u,
];

/** After "band" or "suru", these words mean "is", so "band ahe" is a statement. */
const IS: ReadonlySet<string> = new Set(['आहे', 'आहेत', 'ahe', 'ahet', 'he']);

/** Words like the code of "Confirm by WhatsApp", which always contains a digit. */
const CODE = /^(?=.*\d)[a-z2-9]{6}$/u;

const MASKED_CODE = '######';

type Request = 'stop' | 'start';

/**
 * Parses a STOP or START reply. The reply must contain nothing else, so "the link stopped working"
 * and "don't stop" are not a STOP. Case, punctuation, emoji, the names of the organisation and a
 * reply code are ignored.
 */
export function parseNoticeReply(text: string, names: readonly string[]): Request | null {
  const ownWords = new Set(names.flatMap((name) => splitWords(normaliseText(name))).filter((word) => !isRequest(word)));
  const requests = new Set<Request | 'nothing' | 'other'>(['nothing']);
  for (const clause of splitClauses(text)) requests.add(parseClause(clause, ownWords));
  if (requests.size !== 2) return null;
  if (requests.has('stop')) return 'stop';
  return requests.has('start') ? 'start' : null;
}

/** True if a word has the form of a reply code, even if the code is not valid. */
export function containsReplyCode(text: string): boolean {
  return splitWords(normaliseText(text)).some((word) => CODE.test(word));
}

/**
 * True if the text is nothing but a reply code, or the end of one of the sentences with a code. The
 * code of the text can differ from the code of the sentence.
 */
export function isReplyCodeOnly(text: string, sentences: readonly string[]): boolean {
  const words = maskReplyCodes(text);
  return (
    words.includes(MASKED_CODE) && sentences.some((sentence) => ` ${maskReplyCodes(sentence)}`.endsWith(` ${words}`))
  );
}

function maskReplyCodes(text: string): string {
  return splitWords(normaliseText(text))
    .map((word) => (CODE.test(word) ? MASKED_CODE : word))
    .join(' ');
}

function isRequest(word: string): boolean {
  const meaning = MEANINGS.get(word);
  return meaning === 'stop' || meaning === 'end' || meaning === 'start';
}

function splitClauses(text: string): string[] {
  const plain = normaliseText(text);
  // "S T O P" and "s.t.o.p".
  const letters = splitWords(plain);
  if (letters.length > 1 && letters.every((letter) => /^[a-z]$/.test(letter))) return [letters.join('')];
  return plain
    .split(/[.!?,;:\n।|]+|\s[-–—]+\s/u)
    .map((clause) =>
      PHRASES.reduce((joined, [phrase, word]) => joined.replace(phrase, word), splitWords(clause).join(' ')),
    );
}

function parseClause(clause: string, ownWords: ReadonlySet<string>): Request | 'nothing' | 'other' {
  if (STATEMENTS.some((statement) => statement.test(clause))) return 'other';
  const words = splitWords(clause).filter((word) => !ownWords.has(word) && !CODE.test(word));
  const meanings = words.map((word) => MEANINGS.get(word));
  if (!meanings.every((meaning) => meaning !== undefined)) return 'other';
  if (words.some((word, index) => IS.has(word) && ['stop', 'start'].includes(meanings[index - 1] ?? '')))
    return 'other';
  const content = meanings.filter((meaning) => meaning !== 'filler');
  if (content.length === 1 && ['no', 'na', 'nahi'].includes(content[0] ?? '')) return 'nothing';
  if (content.includes('end') && !isEndRequest(words, content)) return 'other';
  const negated = content.flatMap((_, index) => readNegation(content, index) ?? []);
  if (negated.includes('other')) return 'other';
  const stops = negated.includes('stop') || content.includes('stop') || content.includes('end');
  const starts = content.includes('start');
  if (stops && starts) return 'other';
  if (stops) return 'stop';
  return starts ? 'start' : 'nothing';
}

/** Returns false for "the end", "day end" and "cancel it". */
function isEndRequest(words: readonly string[], content: readonly Meaning[]): boolean {
  if (content.includes('message') || words.includes('removeme')) return true;
  return !words.some((word) => ['the', 'it', 'this', 'that', 'these', 'those', 'a', 'day'].includes(word));
}

/** Returns 'stop' if a negation forbids messages, 'other' if it negates another word, or null. */
function readNegation(content: readonly Meaning[], index: number): 'stop' | 'other' | null {
  const meaning = content[index];
  const [previous, next] = [content[index - 1], content[index + 1]];
  const last = content.slice(0, index).findLast(isContent);
  const isStop = (is: boolean) => (is ? 'stop' : 'other');
  if (meaning === 'no') {
    if (next === 'dont') return null;
    if (next === 'want') return isStop(content.includes('message') && !content.includes('stop'));
    return isStop(next === 'send' || next === 'message');
  }
  if (meaning === 'dont') {
    if (next === 'want') return isStop(!content.slice(index).some((later) => later === 'stop' || later === 'end'));
    return isStop(next === 'send' || next === 'message');
  }
  if (meaning === 'na') {
    if (next === undefined) return last === 'stop' ? null : 'other';
    if (next === 'do') return isStop(previous === 'message' || previous === 'send');
    return isStop(next === 'send' || next === 'bheje' || next === 'message' || next === 'want');
  }
  if (meaning === 'nako') return isStop(last !== 'stop' || (previous !== 'stop' && previous !== 'do'));
  if (meaning !== 'mat' && meaning !== 'nahi') return null;
  if (previous === 'stop' && next !== 'send') return 'other';
  const bound = next === undefined || next === 'do' ? (last ?? content.slice(index).find(isContent)) : next;
  if (bound === 'message') return isStop(content.includes('do'));
  if (bound === 'wish') return isStop(!content.includes('stop'));
  return isStop(bound === 'send' || bound === 'want' || (bound === 'bheje' && meaning === 'mat'));
}

function isContent(meaning: Meaning): boolean {
  return !['do', 'no', 'dont', 'na', 'nahi', 'mat', 'nako'].includes(meaning);
}

function normaliseText(text: string): string {
  // "Stoppp" means "stop". A word with a digit can be a code, so its letters are kept.
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´′\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[a-z\d]+/gu, (word) => (/\d/.test(word) ? word : word.replace(/([a-z])\1{2,}/gu, '$1')));
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}
