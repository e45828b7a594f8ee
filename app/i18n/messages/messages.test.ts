import fs from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as attendance from '~/domain/attendance/schemas';
import * as donations from '~/domain/donations/schemas';
import * as members from '~/domain/members/schemas';
import * as ratings from '~/domain/ratings/schemas';
import * as sessions from '~/domain/sessions/schemas';
import { RANKS } from '~/domain/members/policy';
import { HINDI_MESSAGES, messageIn } from './message-in';
import { titles } from './practice';

/** Whose sentences members and visitors read; a new file in these folders counts. */
const SPEAKERS = [
  /^domain\/(attendance|donations|members|notifications|plans|ratings|referrals|sessions)\//,
  /^domain\/admins\/acting-admin\.ts$/,
  /^domain\/classes\/(calendar-entry\.server|open-class-link\.server|policy)\.ts$/,
  /^domain\/content\/(policy|store-file\.server)\.ts$/,
  /^(http|adapters)\//,
  /^lib\/(phone-fields|text-fields)\.ts$/,
  /^routes\/(auth|member)\//,
  /^routes\/public\/(share-invite|resources)\.tsx?$/,
];

/** Heard by staff, by clients of the API or by machines alone, or not spoken at all. */
const OTHERS = [
  /\/responses\.ts$/,
  /^domain\/admins\/acting-admin\.ts: Authentication required$/,
  /^domain\/content\/policy\.ts: (?!File size|Please upload only)/,
  /^domain\/classes\/policy\.ts: All Levels$/,
  /^domain\/donations\/(approve|reject|decision|review)/,
  /^domain\/donations\/schemas\.ts: (At most|Please choose (donations|pending)|Please provide a rejection reason)/,
  /^domain\/donations\/policy\.ts: Former member$/,
  /^domain\/donations\/receive-payment-event/,
  /^domain\/donations\/place-online-order\.server\.ts: Order \{\} is not what was asked for\.$/,
  /^domain\/members\/policy\.ts: /,
  /^domain\/notifications\/(policy|send-message)/,
  /^domain\/plans\/(schemas|plan-record|staff-plans)/,
  /^domain\/plans\/policy\.ts: Open to the back office$/,
  /^domain\/referrals\/policy\.ts: /,
  /^domain\/referrals\/schemas\.ts: \{\} must be/,
  /^http\/(\w+\/)?(admin-login|health|openapi|row-endpoints)/,
  /^http\/api\/api-route\.server\.ts: (Authentication|Method|Please send)/,
  /^http\/input\.server\.ts: The request body/,
  /^http\/pages\/page.server\.ts: You do not have permission to see this page\.$/,
  /^adapters\/twilio/,
];

/** Two words, the first of them with a capital or unknown; or one with a full stop. */
const SENTENCE = /^(\{\} |\p{Lu})(.*[\p{L}}][,.]?)? [\p{Ll}{]|^\p{Lu}\p{Ll}+[.!?]$/u;

/** What a component, a page's head or a contract says is no message: words of pages live in catalogues. */
function isNoMessage(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node) || ts.isLiteralTypeNode(node)) return true;
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  if (ts.isVariableDeclaration(node) && node.name.getText() === 'meta') return true;
  if (ts.isFunctionDeclaration(node) && /^\p{Lu}/u.test(node.name?.text ?? '')) return true;
  return ts.isCallExpression(node) && node.expression.getText().endsWith('.describe');
}

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function* sentencesIn(node: ts.Node): Generator<string> {
  if (isNoMessage(node)) return;
  const text = textOf(node);
  if (SENTENCE.test(text)) yield text;
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(child));
  for (const child of inner) yield* sentencesIn(child);
}

const spoken = new Map<string, string>();
for (const file of fs.readdirSync('app', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !SPEAKERS.some((speaker) => speaker.test(file))) continue;
  const source = ts.createSourceFile(file, fs.readFileSync(`app/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const text of sentencesIn(source)) {
    if (!OTHERS.some((other) => other.test(`${file}: ${text}`))) spoken.set(text, file);
  }
}

const withoutNames = (text: string) => text.replace(/\{\w*\}/g, '{}');
const blanksOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

describe('the messages of the server', () => {
  test('each have their Hindi', () => {
    expect(spoken.size).toBeGreaterThan(80);
    const known = new Set(Object.keys(HINDI_MESSAGES).map(withoutNames));
    expect([...spoken].filter(([text]) => !known.has(text))).toEqual([]);
  });

  test('are all still said', () => {
    const left = Object.keys(HINDI_MESSAGES).filter((text) => !(text in titles) && !spoken.has(withoutNames(text)));
    expect(left).toEqual([]);
  });

  test('have the same blanks in both languages, and are in Devanagari', () => {
    for (const [english, hindi] of Object.entries(HINDI_MESSAGES)) {
      expect(blanksOf(hindi), english).toEqual(blanksOf(english));
      expect(hindi, english).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test('know every title that a blank may hold', () => {
    expect(titles).toEqual(Object.fromEntries(RANKS.map(({ title, hindi }) => [title, hindi])));
  });
});

describe('a form that members or visitors send', () => {
  const typed = ['', ' ', 'x', '-1', '0', '1e9', '99999999', 'नमस्ते', '\u0007', 'x'.repeat(5000), '2026-13-45'];
  const schemas: Record<string, z.ZodType> = {
    login: sessions.loginSchema,
    registration: sessions.signUpSchema,
    forgotten: sessions.forgotPasswordSchema,
    reset: sessions.resetPasswordFormSchema,
    profile: members.updateProfileSchema,
    phone: members.confirmPhoneSchema,
    password: sessions.changePasswordFormSchema,
    restoration: sessions.restorePhoneSchema,
    deletion: members.deleteAccountSchema,
    donation: donations.donateFormSchema,
    order: donations.donateSchema,
    proof: donations.verifyPaymentSchema,
    rating: ratings.submitRatingSchema,
    mark: attendance.markAttendanceSchema,
  };

  test.each(Object.entries(schemas))('is told in Hindi what is wrong: %s', (_, schema) => {
    const fields = new Set(issuesOf(schema, {}).map(({ path }) => String(path[0])));
    expect(fields.size).toBeGreaterThan(0);
    const others = ['country', 'referral_code', 'amount', 'custom_amount', 'review', 'razorpay_order_id'];
    const messages = [...fields, ...others].flatMap((field) =>
      [undefined, ...typed].flatMap((value) => issuesOf(schema, { [field]: value }).map(({ message }) => message)),
    );
    const left = messages.filter((message) => messageIn('hi', message) === message);
    expect([...new Set(left)]).toEqual([]);
  });

  function issuesOf(schema: z.ZodType, input: object): z.core.$ZodIssue[] {
    return schema.safeParse(input).error?.issues ?? [];
  }
});

describe('a message', () => {
  test.each([
    ['Login successful!', 'लॉग इन हो गया!'],
    ['Earn 120 more karma points', '120 कर्म अंक और कमाएँ'],
    ['Attendance marked. You are now Sadhak.', 'उपस्थिति दर्ज हुई। अब आपकी उपाधि है: साधक।'],
    ['Payment failed: Please try again.', 'भुगतान नहीं हुआ: कृपया फिर कोशिश करें।'],
    ['Payment failed: The bank\nsaid {no}', 'भुगतान नहीं हुआ: The bank\nsaid {no}'],
    ['Something of staff', 'Something of staff'],
    ['constructor', 'constructor'],
  ])('%s is said in Hindi, its blanks filled in', (english, hindi) => {
    expect(messageIn('hi', english)).toBe(hindi);
    expect(messageIn('en', english)).toBe(english);
  });
});
