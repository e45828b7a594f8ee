import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as attendance from '~/domain/attendance/schemas';
import * as donations from '~/domain/donations/schemas';
import * as members from '~/domain/members/schemas';
import * as ratings from '~/domain/ratings/schemas';
import * as sessions from '~/domain/sessions/schemas';
import { RANKS } from '~/domain/members/policy';
import { serverMessages as hi } from '~/i18n/hi/messages';
import { translateRankTitle } from '~/i18n/titles';
import { translate } from './translate';
import { untranslated, toEnglishText, parseFieldMessage, t } from './message';

const listPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

describe('the messages of the server', () => {
  test('have the same parameters in both languages, and are in Devanagari', () => {
    for (const [text, hindi] of Object.entries(hi)) {
      expect(listPlaceholders(hindi), text).toEqual(listPlaceholders(text));
      expect(hindi, text).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test('include every title that a parameter can contain', () => {
    for (const rank of RANKS) expect(hi, rank.title).toHaveProperty(rank.title, translateRankTitle('hi', rank));
  });
});

describe('a form that members or visitors send', () => {
  const typed = ['', ' ', 'x', '-1', '0', '1e9', '99999999', 'नमस्ते', '\u0007', 'x'.repeat(5000), '2026-13-45'];
  const schemas: Record<string, z.ZodType> = {
    login: sessions.loginSchema,
    registration: sessions.signUpFormSchema,
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

  test.each(Object.entries(schemas))('reports errors in Hindi: %s', (_, schema) => {
    const fields = new Set(getIssues(schema, {}).map(({ path }) => String(path[0])));
    expect(fields.size).toBeGreaterThan(0);
    const others = ['country', 'referral_code', 'amount', 'custom_amount', 'review', 'razorpay_order_id'];
    const messages = [...fields, ...others].flatMap((field) =>
      [undefined, ...typed].flatMap((value) => getIssues(schema, { [field]: value }).map(({ message }) => message)),
    );
    const left = messages.filter(
      (text) => translate('hi', parseFieldMessage(text)) === toEnglishText(parseFieldMessage(text)),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  function getIssues(schema: z.ZodType, input: object): z.core.$ZodIssue[] {
    return schema.safeParse(input).error?.issues ?? [];
  }
});

describe('a message', () => {
  test.each([
    [t('Login successful!'), 'Login successful!', 'लॉग इन हो गया!'],
    [t('Earn {count} more karma points', { count: 120 }), 'Earn 120 more karma points', '120 कर्म अंक और कमाएँ'],
    [
      t('Attendance marked. You are now {title}.', { title: t('Sadhak') }),
      'Attendance marked. You are now Sadhak.',
      'उपस्थिति दर्ज हुई। अब आपकी उपाधि है: साधक।',
    ],
    [
      t('Payment failed: {problem}', { problem: t('Please try again.') }),
      'Payment failed: Please try again.',
      'भुगतान नहीं हुआ: कृपया फिर कोशिश करें।',
    ],
    [
      t('Payment failed: {problem}', { problem: 'The bank\nsaid {no}' }),
      'Payment failed: The bank\nsaid {no}',
      'भुगतान नहीं हुआ: The bank\nsaid {no}',
    ],
    [untranslated('Something of {staff}'), 'Something of {staff}', 'Something of {staff}'],
    [untranslated('constructor'), 'constructor', 'constructor'],
  ])('%j is translated into both languages with its parameters', (message, inTheApi, inHindi) => {
    expect(toEnglishText(message)).toBe(inTheApi);
    expect(translate('en', message)).toBe(inTheApi);
    expect(translate('hi', message)).toBe(inHindi);
  });

  test('that is misspelt, unknown or lacks a parameter does not compile', () => {
    // @ts-expect-error there is no such message
    expect(t('Login sucessful!')).toBeDefined();
    // @ts-expect-error the parameter `count` is missing
    expect(t('Earn {count} more karma points')).toBeDefined();
    // @ts-expect-error there is no parameter `points`
    expect(t('Earn {count} more karma points', { points: 3 })).toBeDefined();
  });
});
