import type { Face } from '~/domain/members/policy';
import type { OtherLanguage } from '~/domain/translations';

interface DemoTeacher {
  name: string;
  line: string | null;
  face: Face | null;
  translations: Record<OtherLanguage, { name: string; line?: string }>;
}

/** The teachers of the demo classes. */
export const teachers: DemoTeacher[] = [
  {
    name: 'Ananya Deshpande',
    line: 'Sun salutations with the breath, for 12 years',
    face: 'bun',
    translations: {
      hi: { name: 'अनन्या देशपांडे', line: '12 साल से साँस के साथ सूर्य नमस्कार सिखाती हैं' },
      mr: { name: 'अनन्या देशपांडे', line: '12 वर्षे श्वासाच्या लयीत सूर्यनमस्कार शिकवतात' },
    },
  },
  {
    name: 'Venkatesh Iyer',
    line: 'Hatha yoga, one step at a time',
    face: 'short',
    translations: {
      hi: { name: 'वेंकटेश अय्यर', line: 'हठ योग, एक-एक क़दम समझाकर' },
      mr: { name: 'व्यंकटेश अय्यर', line: 'हठयोग, एकेक पाऊल समजावून' },
    },
  },
  {
    name: 'Mary Joseph',
    line: 'Yoga on a chair, for knees and backs that hurt',
    face: 'bob',
    translations: {
      hi: { name: 'मेरी जोसेफ़', line: 'कुर्सी पर योग, घुटनों और कमर के दर्द में' },
      mr: { name: 'मेरी जोसेफ', line: 'खुर्चीवर योग, दुखणाऱ्या गुडघ्यांसाठी आणि पाठीसाठी' },
    },
  },
  {
    name: 'Imran Qureshi',
    line: 'Breathing exercises after a long day',
    face: 'beard',
    translations: {
      hi: { name: 'इमरान क़ुरैशी', line: 'लंबे दिन के बाद प्राणायाम' },
      mr: { name: 'इमरान कुरेशी', line: 'धावपळीच्या दिवसानंतर प्राणायाम' },
    },
  },
  {
    name: 'Gurpreet Kaur',
    line: 'Strength and balance, with a smile',
    face: 'plait',
    translations: {
      hi: { name: 'गुरप्रीत कौर', line: 'ताक़त और संतुलन, मुस्कान के साथ' },
      mr: { name: 'गुरप्रीत कौर', line: 'बळ आणि तोल, हसतमुखाने' },
    },
  },
  {
    name: 'Tenzin Dolma',
    line: 'Deep rest and better sleep',
    face: null,
    translations: {
      hi: { name: 'तेनज़िन डोलमा', line: 'गहरा विश्राम और अच्छी नींद' },
      mr: { name: 'तेनझिन डोलमा', line: 'गाढ विश्रांती आणि चांगली झोप' },
    },
  },
  // This teacher has no description and no face, so that greetings do not use the name as that of a
  // person.
  {
    name: 'Sangha volunteers',
    line: null,
    face: null,
    translations: { hi: { name: 'संघ के स्वयंसेवक' }, mr: { name: 'संघाचे स्वयंसेवक' } },
  },
];
