import { expect, test } from 'vitest';
import { signUpFormSchema, signUpSchema } from '../sessions/schemas';

const CODE = 'ABCD2345';
const LINK = `https://sangha.example/register?refcode=${CODE}`;
const SHORT = `https://sangha.example/r/${CODE}`;

const READABLE = [
  CODE,
  ' abcd2345. ',
  'ABCD 2345',
  'ABCD-2345',
  'ＡＢＣＤ２３４５',
  'ABCD२३४५',
  'abcd-২৩৪৫',
  `https://sangha.example/r/ABCD२३४५`,
  `मेरा कोड: ABCD २३४५`,
  '\u200bABCD\u200d2345',
  `code: ${CODE}`,
  'My code is ABCD-2345, please use it',
  `NAMASKAR! My code is ${CODE}`,
  'Namaskar, code abcd2345, phone 98765432',
  '98765432 abcd2345',
  LINK,
  `${LINK}.`,
  `<${LINK}>`,
  `${LINK}&lang=hi`,
  `${LINK}&utm_source=whatsapp#top`,
  `https://sangha.example/register?lang=hi&refcode=${CODE.toLowerCase()}`,
  LINK.replace('https://', ''),
  `Come to yoga with me every morning, it is free and live! ${LINK} See you there`,
  `सुबह योग करें ${SHORT}`,
  SHORT,
  `${SHORT}?lang=hi`,
  `${SHORT}).`,
  SHORT.replace('https://', 'www.'),
  `"${SHORT}"`,
  `https://wa.me/?text=${encodeURIComponent(`Join me: ${LINK}`)}`,
  `https://wa.me/?text=${encodeURIComponent(`100% free ${SHORT}`)}`,
  encodeURIComponent(LINK),
  encodeURIComponent(encodeURIComponent(`${LINK}&lang=hi`)),
  `https://l.example/l.php?u=${encodeURIComponent(SHORT)}&h=AT3x`,
  `${'Namaste! '.repeat(200)}${SHORT}`,
];

const parse = (referral_code: unknown) =>
  signUpSchema.safeParse({ name: 'Asha', phonenumber: '9876543210', password: 'surya-namaskar-12', referral_code });

test.each(READABLE)('%j is read as the code', (typed) => {
  expect(parse(typed).data?.referral_code).toBe(CODE);
});

test.each(['x'.repeat(5000), '%E0%A4%A', 'https://example.org/', '\u0001', 'a b c', '\ud800', '%%%'])(
  '%j does not stop the sign-up and is reported as unknown',
  (typed) => expect(parse(typed).data?.referral_code).toEqual(expect.any(String)),
);

test.each(['', '  ', null, undefined])('%j is no code', (typed) => {
  const { success, data } = parse(typed);
  expect([success, data?.referral_code]).toEqual([true, undefined]);
});

test('the sign-up page reads the same', () => {
  const { data } = signUpFormSchema.safeParse({
    name: 'Asha',
    phonenumber: '9876543210',
    password: 'surya-namaskar-12',
    consent: 'on',
    referral_code: `Join: ${LINK}`,
  });
  expect(data?.referral_code).toBe(CODE);
});
