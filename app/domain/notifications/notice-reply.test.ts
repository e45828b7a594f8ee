import { describe, expect, test } from 'vitest';
import { listReplyTexts } from '~/i18n/free-text';
import { isReplyCodeOnly, parseNoticeReply } from './notice-reply';

const NAMES = ['Sangha Yoga', 'संघ'];

/** Splits phrases that are separated by vertical bars. */
const splitPhrases = (phrases: string) => phrases.split('|').map((phrase) => phrase.trim());

const STOPS = [
  ' Stop\n',
  ...splitPhrases(`
  STOP | stop | Stop. | "STOP" | 'stop' | STOP!! | STOP 🙏 | 🛑 stop | stop please | Please stop |
  pls stop | STOP REMINDERS | stop all | STOPALL | stop sending me messages |
  Please stop sending these messages | Stop. Thank you | opt out | OPTOUT | Opt-out |
  I want to opt out | unsubscribe | Unsubscribe me | remove me | cancel | end | quit |
  don't send messages | do not send | no more messages please | STOP STOP STOP | ＳＴＯＰ | बंद |
  बंद करो | बंद करें | कृपया बंद कर दीजिए | मैसेज बंद करो | रोकें | रोको | स्टॉप | मैसेज मत भेजो |
  मुझे नहीं चाहिए। | band karo | Band kar do | msg band karo please | stop karo |
  message mat bhejo | mujhe nahi chahiye | roko | Do not message | please dont message me |
  Please don’t message me again | do not text me | don t send | do not remind me |
  Do not send me any more messages | Please do not disturb | dont want messages |
  I do not want these messages | I don't want to get these messages |
  Stop, I don't want these messages | Stop. Do not send messages | please stop, do not message |
  not interested | No messages please | no reminders | no need of messages | No, please stop |
  No longer interested stop | take me off | remove me from this list | cancel messages |
  end messages | stop it | stop whatsapp messages | Please stop the reminders, thanks | stop now |
  can you please stop | I want you to stop | stoppp | STOOOOP | S T O P | S.T.O.P |
  stop spamming me | Opt me out please | unsuscribe | Stop K7MPQ2 | Stop KKKK72 | K7MPQ2 stop |
  STOP AAA2BC | ZZZZZ7 stop | stop 2BCAAA | Sangha stop | Yes, stop | yes please stop |
  haan band karo | हाँ बंद करो | હા બંધ કરો | no don't send | no please do not message me |
  no not interested | From now on stop messages | I would not like to get messages |
  can I stop these messages | can you please remove us | stop kro | stop kr do | stop karo na |
  plz stop karo ye message | ruk jao | ruko | rukiye | rok do ye messages |
  message bhejna band karo | msg bhejna band kar dijiye | message bhejna bandh kare |
  mujhe msg mat bhejo | mat bhejo msg | messages mat karo | message mat kijiye |
  pareshan mat karo | disturb mat karo | mujhe ye messages nahi chahiye | nahi chahiye band karo |
  main message nahi chahta | koi message nahi bhejna | na bhejo | message na bheje |
  hata do mujhe | whatsapp mat karo | बन्द कर दीजिये | संदेश न भेजें | मुझे मैसेज मत भेजिए |
  संदेश भेजना बंद करें | मैसेज भेजना बन्द करो | आप मैसेज मत करो | परेशान मत करो | रुक जाओ | रुको |
  रोकिए | मुझे ये मैसेज नहीं चाहिए | नही चाहिए | मैं संदेश नहीं चाहता | मैसेज नहीं भेजें |
  मुझे हटा दो | अब मत भेजो, धन्यवाद | बंद करा | कृपया बंद करा | मेसेज बंद करा | संदेश पाठवू नका |
  मला मेसेज पाठवू नका | मेसेज नको | मला नको | थांबवा | कृपया थांबवा | मेसेज करू नका | नका पाठवू |
  हे मेसेज नको आहेत | band kara | message pathvu naka | mala message nako | thambva |
  krupaya thambava | મેસેજ બંધ કરો | બંધ કરો | બંધ કરી દો | કૃપા કરીને બંધ કરો |
  મેસેજ મોકલશો નહીં | મને મેસેજ ના મોકલો | મેસેજ ન મોકલો | મારે મેસેજ નથી જોઈતા | અટકાવો | રોકો |
  સ્ટોપ | મને સંદેશ મોકલવાનું બંધ કરો | bandh karo | maherbani karine bandh karo |
  message mokalsho nahi | mane message na moklo | mare message nathi joita | atkavo |
  bandh kari do
`),
];

const STARTS = [
  ...splitPhrases(`
  START | start | Start. | "start" | START 🙏 | please start | unstop | resume | subscribe |
  opt in | Start again | शुरू | शुरू करो | फिर से शुरू करें | चालू करो | shuru karo |
  phir se chalu karo | start karo | सुरू करा | मेसेज सुरू करा | suru kara | ચાલુ કરો |
  ફરી શરૂ કરો | chalu karo | start sending messages | START K7MPQ2 | Yes, start | Please resume
`),
];

const NEITHER = [
  '',
  ...splitPhrases(`
  yes | Yes | YES! | haan | हाँ | ok | thank you | 🙏 | 👍 | no | Namaste | please | 12345 |
  The link stopped working | Don't stop | Please do not stop | When does the class end? |
  class cancel? | Is the class cancelled | mera link band ho gaya | class band hai kya |
  मेरा लिंक बंद हो गया | कक्षा कब शुरू होगी | how do I start | When will you start? |
  Mera link nahi khul raha, help | I am at the bus stop, will join late | start time? |
  stop-watch | nonstop | Cancel my donation | don’t stop | Don't stop! | dont stop the messages |
  please don't stop these messages | Please never stop | never stop sending | do not ever stop |
  I do not want to stop | I don't want messages to stop | No need to stop | no, don't stop |
  Don't stop sending messages please | You do not send reminders | you dont message me |
  I can not send messages | I could not message you | message not sending | messages not sending |
  I am not disturbing you? | not receive messages | Do not get any message | I am at the stop |
  It is a stop | can I cancel? | day end | Can we start now? | we can start |
  no, don't stop please | no don't stop | yes no | बंद आहे | बंद आहे का? | सुरू आहे का |
  band ahe ka? | bandh he | bus stop | At the bus stop | non-stop | non stop | full stop |
  stop?? my link is broken | Stop. The link is broken | the end | cancel it | Is it the end |
  Don't cancel | do not remove me | do not end | don't unsubscribe me | stop and start |
  don't start | do not update | no need | nahi | no message received | message nahi aaya |
  aap message nahi bheje | reminder nahi mila | band mat karo | band mat karo messages |
  please band na karo | messages band karna nahi chahta | mat roko | stop mat karo | ruko mat |
  bhejo na | message bhejo na please | mujhe message chahiye | रुको मत | रोको मत | मत रोको |
  मत रुकिए | बंद मत करो | बंद न करें | मैसेज बंद मत कीजिए | मैसेज नहीं आया | मैसेज बंद नहीं करना |
  थांबू नका | बंद करू नका | मेसेज बंद करू नको | मेसेज पाठवा | મેસેજ બંધ ના કરો | બંધ ન કરો |
  રોકશો નહીં | મેસેજ મોકલો | bandh na karo | K7MPQ2 | My code: K7MPQ2 |
  This is my WhatsApp number for my account of Sangha Yoga. My code: STPP23 | स्टॉपवॉच
`),
];

test.each(STOPS)('%j stops notices and reminders', (text) => expect(parseNoticeReply(text, NAMES)).toBe('stop'));

test.each(STARTS)('%j resumes notices', (text) => expect(parseNoticeReply(text, NAMES)).toBe('start'));

test.each(NEITHER)('%j changes nothing', (text) => expect(parseNoticeReply(text, NAMES)).toBeNull());

describe('a text', () => {
  const sentences = listReplyTexts({ names: { en: 'Sangha Yoga', hi: 'संघ', mr: 'संघ' } }, 'ABC234');

  test.each([
    ...listReplyTexts({ names: { en: 'Sangha Yoga', hi: 'संघ', mr: 'संघ' } }, 'K7MPQ2'),
    'K7MPQ2',
    ' my code:  k7mpq2. 🙏',
    'मेरा कोड: K7MPQ2',
    'माझा कोड: K7MPQ2',
  ])('%j is only a reply code', (text) => expect(isReplyCodeOnly(text, sentences)).toBe(true));

  test.each(['', 'My code:', 'K7MPQ2 STPP23', 'My code: K7MPQ2, please help', 'Where is it? K7MPQ2', 'ode: K7MPQ2'])(
    '%j is not only a reply code',
    (text) => expect(isReplyCodeOnly(text, sentences)).toBe(false),
  );
});
