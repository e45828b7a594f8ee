import { describe, expect, test } from 'vitest';
import { createPersonNameField } from './text-fields';

const name = createPersonNameField('Please enter your name', 100);

/** Real names in each script, as people type them. */
const REAL: Record<string, readonly string[]> = {
  Latin: [
    'Asha Sharma',
    "Siobhan O'Neil",
    'Anne-Marie D’Souza',
    'Dr. S. K. Ramaswamy',
    'S.K.Ramaswamy',
    'A.P.J. Abdul Kalam',
    'M.Kumar',
    'Ramesh.K',
    'Md.Rafiq',
    'Mohd. Imran',
    'Smt.Lakshmi Devi',
    'Kamla Devi W/o Ramesh',
    'Sita D/o Mohan Lal',
    'Ravi S/o. Hari',
    'Ravi 2',
    'José Nuñez',
    'Zoë Müller',
  ],
  Devanagari: ['आशा शर्मा', 'लक्ष्मी राव', 'श्रीमती कृष्णा देवी', 'क्\u200dष', 'डॉ. मीरा', 'एस.के.शर्मा', 'ज्ञानेश्वर माउली'],
  Bengali: ['র‍্যাচেল দাস', 'শ্রীমতী সুচিত্রা সেন', 'মোঃ রফিক', 'উৎপল দত্ত', 'অর্ঘ্য'],
  Malayalam: ['പ്രവീണ്\u200d', 'പ്രവീണ്\u200d കുമാര്\u200d', 'ശ്രീകുമാർ', 'ലക്ഷ്മി', 'അനിൽ നായർ'],
  Tamil: ['மீனாட்சி சுந்தரம்', 'கிருஷ்ணன்', 'எஸ். ராமன்', 'ஸ்ரீதர்'],
  Telugu: ['వెంకటేశ్వర రావు', 'శ్రీనివాస్\u200c', 'లక్ష్మీ'],
  Kannada: ['ಕೃಷ್ಣಮೂರ್ತಿ', 'ಲಕ್ಷ್ಮಿ', 'ರಾಜ್\u200cಕುಮಾರ್'],
  Gujarati: ['નરેન્દ્ર પટેલ', 'કૃષ્ણા', 'જ્યોતિ'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਹਰਜੀਤ ਕੌਰ', 'ਜਸਵਿੰਦਰ'],
  Odia: ['ଜଗନ୍ନାଥ ଦାସ', 'ଲକ୍ଷ୍ମୀ', 'ସୁଭଦ୍ରା'],
  Urdu: ['عائشہ خان', 'بی\u200cبی فاطمہ', 'بے\u200c نظیر', 'محمد علی'],
  Sinhala: ['ශ්\u200dරී ලංකා', 'නිමල්'],
  Cyrillic: ['Анна Иванова', 'Дмитрий'],
  Greek: ['Ελένη'],
  Hebrew: ['רחל כהן'],
  Japanese: ['山田太郎', 'さくら'],
  Korean: ['김민수'],
};

const names = Object.entries(REAL).flatMap(([script, all]) => all.map((one) => [script, one] as const));

describe('a real name', () => {
  test('is tested in at least 60 spellings and 12 scripts', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(REAL).length).toBeGreaterThanOrEqual(12);
  });

  test.each(names)('in %s, %j, is accepted', (_, typed) => {
    expect(name.safeParse(typed)).toMatchObject({ success: true });
  });

  test.each([
    ['\u202aAsha Rao\u202c', 'Asha Rao'],
    ['\u200bAsha\u200b', 'Asha'],
    ['\ufeffAsha ', 'Asha'],
    [' \u2066Asha\u2069 ', 'Asha'],
    ['Asha\u200d', 'Asha'],
    ['بے\u200c نظیر', 'بے نظیر'],
    ['പ്രവീണ്\u200d', 'പ്രവീണ്\u200d'],
    ['പ്രവീണ്\u200d\u200b ', 'പ്രവീണ്\u200d'],
  ])('%j is stored without invisible characters at its ends, as %j', (typed, stored) => {
    expect(name.parse(typed)).toBe(stored.normalize('NFC'));
  });

  test.each([
    'www.sbi-kyc.in Now',
    'Sbi-kyc.in',
    't.me.x',
    't.me',
    'bit.ly',
    'x.com',
    'Win.Prize',
    'Shop24.in',
    'wa.me',
    'Asha evil.example',
    'a.b.co',
    'Dr.sbi.com',
  ])('%j looks like a link and is refused with advice', (typed) => {
    const { error } = name.safeParse(typed);
    expect(error?.issues).toMatchObject([{ message: 'Please leave a space after each dot in your name' }]);
  });

  test.each(['a/b', 'Asha/Ravi', 'W/onder', 'http://x', '//Asha', 'Asha/'])(
    '%j has a slash in a wrong place',
    (typed) => {
      expect(name.safeParse(typed).success).toBe(false);
    },
  );
});
