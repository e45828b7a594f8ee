import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { findTemplate, renderTemplate, type TemplateKey, TEMPLATES, getTemplateSid } from '../../sandbox/templates.mjs';
import { ChallengeShareCard } from '~/components/share/challenge-share-card';
import { InviteShareCard } from '~/components/share/share-card';
import { StreakStoryCard } from '~/components/share/story-card';
import type { YogaClass } from '~/db/generated/client';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import type { Context } from '~/domain/context';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { RANKS } from '~/domain/members/policy';
import { claimReminders } from '~/domain/reminders/claim-reminders.server';
import { createReminderLinkToken } from '~/domain/reminders/reminder-link-token';
import { buildReminderNotification } from '~/i18n/reminder';
import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { LANGUAGES, getPreviewImagePath } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { asAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { submitDonation } from '../factories/donation';
import { createMember, createMembers, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T05:40:00+05:30' });
const request = await createRequester(ctx.app);

const TITLE = 'सूर्य नमस्कार';
const IN_HINDI = {
  title: 'Surya Namaskar',
  description: 'Slowly.',
  instructor: 'मीरा',
  translations: { hi: { title: TITLE, description: 'धीरे-धीरे।' } },
};

/** Names and abbreviations that are written in Latin letters in Hindi texts. */
const NAMES = /\b(?:STOP|AM|PM|IST|PDF|OTP|WhatsApp|Telegram|UPI)\b/g;

/** Returns the Latin letters in a Hindi text, except those in URLs. */
const findEnglish = (text: string) =>
  text
    .replaceAll(/(?:https?|webcal):\S+/g, '')
    .replace(NAMES, '')
    .match(/[A-Za-z]+/g);

let asha: { id: number; phone: string };
let asAsha: Context;
let staff: Context;
let headers: { Cookie: string };

beforeAll(async () => {
  asha = await createMember(ctx, { name: 'आशा शर्मा', language: 'hi', reminders_wanted_at: ctx.clock.now() });
  [asAsha, staff] = [ctx.as(asha), await asAdmin(ctx)];
  headers = await createMemberCookie(ctx, asha);
});

describe('a message to a member with Hindi', () => {
  const listPlaceholders = (body: string) => [...body.matchAll(/\{\{\d+\}\}/g)].map(([blank]) => blank).sort();

  test.each(Object.keys(TEMPLATES.en) as TemplateKey[])('has its Hindi text with the same parameters: %s', (key) => {
    const [body, sid] = [TEMPLATES.hi[key], getTemplateSid(key, 'hi')];
    expect(findTemplate(sid)).toEqual({ key, language: 'hi', body, sid });
    expect(listPlaceholders(body)).toEqual(listPlaceholders(TEMPLATES.en[key]));
    expect(findEnglish(body)).toBeNull();
  });

  test('has Hindi parameters: donations, cancelled and moved classes', async () => {
    const [approved, rejected] = [await submitDonation(asAsha), await submitDonation(asAsha, { amount: 101 })];
    await approveDonation(staff, approved.id);
    const reason = { rejection_reason: 'Blurred.', translations: { hi: { rejection_reason: 'चित्र धुँधला है।' } } };
    await rejectDonation(staff, rejected.id, reason);
    const classes: YogaClass[] = [];
    for (const from of ['17:00', '18:00']) {
      const made = await createClass(ctx, { ...IN_HINDI, from, to: '19:00' });
      await ctx.db.classLinkRequest.create({
        data: { member_id: asha.id, class_id: made.id, first_at: ctx.clock.now(), last_at: ctx.clock.now() },
      });
      classes.push(made);
    }
    const [called, moved] = classes;
    await cancelClass(staff, called?.id ?? 0);
    const times = { class_date: '2026-11-20', start_time: '18:30', end_time: '19:30', max_participants: '50' };
    const edited = { ...IN_HINDI, ...times, class_type: 'Beginner', version: '1', live_link: 'https://meet.example/a' };
    await updateClass(staff, moved?.id ?? 0, updateClassSchema.parse(edited));

    const rows = await ctx.db.outboxMessage.findMany({ where: { member_id: asha.id } });
    expect(rows.map(({ template }) => template).sort()).toEqual([
      'class_cancelled',
      'class_moved',
      'donation_approved',
      'donation_rejected',
    ]);
    for (const { template, language, variables } of rows) {
      expect(language).toBe('hi');
      const found = findTemplate(getTemplateSid(template as 'class_moved', 'hi')) ?? expect.fail(template);
      expect(findEnglish(renderTemplate(found, variables as Record<string, string>)), template).toBeNull();
    }
  });

  test('names a class in Hindi, on WhatsApp, in a browser and behind its link', async () => {
    const { id: classId } = await createClass(ctx, IN_HINDI);
    const plain = await createClass(ctx, { title: 'Untranslated', from: '06:15', to: '06:45' });
    ctx.clock.set('2026-11-20T05:45:00+05:30');
    await scheduleReminders(ctx);
    const claimed = (await claimReminders(ctx, 10)).find(({ class_id }) => class_id === classId);
    expect(claimed).toMatchObject({ language: 'hi', title: TITLE });
    const notice = buildReminderNotification('hi', { name: 'आशा', title: TITLE, time: '6:00 AM' });
    expect(findEnglish(Object.values(notice).join(' '))).toBeNull();
    const openReminderLink = async (id: number) => {
      const token = createReminderLinkToken(ctx, { classId: id, memberId: asha.id, day: '2026-11-20' });
      return (await request('GET', `/j/${token}`)).text;
    };
    expect(findEnglish(getWords(await openReminderLink(classId)))).toBeNull();
    expect(await openReminderLink(plain.id)).toContain('<h2 lang=en-IN>Untranslated</h2>');
  });
});

/**
 * Returns the text of a page, without elements whose language is English or which are marked as
 * names (`translate="no"`).
 */
function getWords(html: string): string {
  const body = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  return body.replaceAll(/<(\w+)[^>]* (?:lang="?en|translate="no)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');
}

test("a calendar has its title, classes and teachers in its member's language", async () => {
  const { id } = await createClass(ctx, { ...IN_HINDI, date: '2026-11-27' });
  const untranslated = await createClass(ctx, { date: '2026-11-28', cancelled_at: ctx.clock.now() });
  const { text } = await request('GET', '/timetable', { headers });
  const address = /webcal:\/\/[^/"]+(\/[^"]+)/.exec(text)?.[1] ?? '';
  const unfold = (file: string) => file.replaceAll('\r\n ', '');
  const feed = unfold((await request('GET', address)).text);
  expect(feed).toContain('X-WR-CALNAME:संघ');
  const entry = feed.split('BEGIN:VEVENT').find((one) => one.includes(`UID:class-${id}@`)) ?? '';
  expect(entry).toContain(`SUMMARY;LANGUAGE=hi-IN:${TITLE}\\, संघ\r\n`);
  expect(entry).toMatch(/DESCRIPTION;LANGUAGE=hi-IN:धीरे-धीरे।\\nमीरा के साथ।\\nजुड़ें: http/);
  const other = feed.split('BEGIN:VEVENT').find((one) => one.includes(`UID:class-${untranslated.id}@`)) ?? '';
  expect(other).toContain('SUMMARY;LANGUAGE=en-IN:रद्द: Morning flow');
  const single = unfold((await request('GET', `/classes/${id}/calendar?lang=hi`, { headers })).text);
  expect(single).toContain(`SUMMARY;LANGUAGE=hi-IN:${TITLE}\\, संघ\r\n`);
});

test('the screens with classes mark an untranslated class as English, also in the link for the calendar', async () => {
  for (const from of ['07:00', '20:00', '20:30', '21:00'])
    await createClass(ctx, { title: 'Untranslated', from, to: '21:30' });
  for (const screen of ['/timetable?lang=hi', '/dashboard?lang=hi']) {
    const { text } = await request('GET', screen, { headers });
    expect(text).toContain('Untranslated');
    expect(text).toMatch(/href="?\/classes\/\d+\/calendar/);
    expect(findEnglish(getWords(text)), screen).toBeNull();
  }
});

describe('a shared picture', () => {
  const firstName = 'आशा';
  /**
   * Returns the texts of a share card. If the text is not converted to outlines, it appears in the
   * SVG as plain text.
   */
  const getTexts = (card: ReactElement) =>
    [...renderToStaticMarkup(card).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  const common = {
    firstName,
    language: 'hi',
    brand: { names: ctx.brand.names, logo: null },
    // Without outlines for the name, the images would leave it out.
    outline: (text: string) => (text === firstName ? { paths: [], width: 0 } : null),
  } as const;

  test('has all its texts in Hindi', () => {
    const title = translateRankTitle('hi', RANKS[0]);
    const streaks = [0, 1, 12].map((streak) =>
      createElement(StreakStoryCard, { ...common, streak, title, link: { qr: { size: 1, path: '' }, label: '' } }),
    );
    const finishes = [14, 21].map((length) =>
      createElement(ChallengeShareCard, { ...common, length, date: '20 नवंबर 2026' }),
    );
    for (const card of [createElement(InviteShareCard, common), ...streaks, ...finishes]) {
      expect(getTexts(card).length).toBeGreaterThanOrEqual(4);
      expect(findEnglish(getTexts(card).join(' '))).toBeNull();
    }
  });

  test.each(LANGUAGES)('is linked from a page in %s', async (language) => {
    const answer = await request('GET', language === 'en' ? '/' : `/${language}`);
    expect(answer.text).toContain(
      `<meta property="og:image" content="${ctx.publicUrl}${getPreviewImagePath(language)}"`,
    );
  });
});

test('the T-shirt form is in Hindi', async () => {
  const friends = await createMembers(ctx, 25);
  const created_at = ctx.clock.now();
  const referrals = friends.map(({ id }) => ({ referrer_id: asha.id, friend_id: id, created_at }));
  await ctx.db.referral.createMany({ data: referrals });
  const { status, text } = await request('GET', '/rewards/t-shirt?lang=hi', { headers });
  expect(status).toBe(200);
  expect(getWords(text)).toContain('मकान और गली');
  expect(findEnglish(getWords(text).replaceAll(/\b\d?X*[SLM]\b/g, ''))).toBeNull();
});
