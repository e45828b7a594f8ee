import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { MemberPage } from '~/components/dashboard/member-page';
import { CertificateList, type OwnCertificateView } from '~/components/profile/certificate-list';
import { NoticeSwitch } from '~/components/profile/notice-switch';
import { PersonalDataSection } from '~/components/profile/personal-data-section';
import {
  PROFILE_TEXT_FIELDS,
  ProfileForm,
  type ProfileFieldName,
  type ProfileTextFieldName,
} from '~/components/profile/profile-form';
import { BrowserReminderSwitch } from '~/components/profile/browser-reminder-switch';
import { ReminderForm } from '~/components/profile/reminder-form';
import { SessionList } from '~/components/profile/session-list';
import { ButtonLink } from '~/components/ui/button';
import { PageHeader } from '~/components/ui/page-header';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { listOwnCertificates, type OwnCertificate } from '~/domain/challenges/certificates.server';
import { getOwnPreferences } from '~/domain/members/preferences.server';
import type { MemberProfile } from '~/domain/members/responses';
import { getOwnProfile } from '~/domain/members/queries.server';
import { updateProfile } from '~/domain/members/update-profile.server';
import { REMINDER_MINUTES_OPTIONS } from '~/domain/reminders/policy';
import { listSessions } from '~/domain/sessions/queries.server';
import { localizeRow } from '~/domain/translations';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/pages/member-shell.server';
import { fromBirthDateNumber } from '~/lib/birth-date';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { listCountries } from '~/lib/countries';
import { splitPhoneNumber, toE164 } from '~/lib/phone';
import { type Language, LOCALES } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { getMessages } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all', unreadIn: 'profileUnread' };

const schema = () => import('~/domain/members/schemas').then(({ updateProfileSchema }) => updateProfileSchema);

export const meta = createTitleMeta('profile.edit');

export const { loader, action } = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const [member, sessions, preferences, certificates] = await Promise.all([
      getOwnProfile(ctx),
      listSessions(ctx),
      getOwnPreferences(ctx),
      listOwnCertificates(ctx),
    ]);
    const shell = await loadMemberShell(ctx, request, member);
    const moment = (iso: string) => formatDateTime(new Date(iso), ctx.clock.timeZone, LOCALES[shell.language]);
    return {
      shell,
      messages: getMessages(shell.language, 'profile.edit', 'profile.reminders'),
      today: ctx.clock.today(),
      countries: listCountries(shell.language),
      profile: toFields(member),
      preferences,
      minuteChoices: REMINDER_MINUTES_OPTIONS,
      isOnWhatsApp: ctx.reminders.isOnWhatsApp,
      pushKey: ctx.push?.publicKey ?? null,
      certificates: certificates.map((row) => certificateRow(row, shell.language)),
      sessions: sessions.map(({ id, device, address, last_seen_at, is_current }) => ({
        id,
        device,
        address,
        isCurrent: is_current,
        lastSeen: moment(last_seen_at),
      })),
    };
  },
  schema,
  failureMessage: t('Error updating profile. Please try again later.'),
  handle: async ({ ctx, value }) => {
    const { phone_verification_required: asksForCode } = await updateProfile(ctx, value);
    return asksForCode
      ? { message: t('Saved. Please confirm your new phone number.'), to: '/profile-edit/phone', delayMs: 1000 }
      : { message: t('Profile updated successfully!'), to: '/dashboard', delayMs: 1000 };
  },
});

function certificateRow(row: OwnCertificate, language: Language): OwnCertificateView {
  const { code, title, langs, length, mornings, finished_on } = localizeRow(language, 'challenges', row);
  return { code, title, lang: langs.title, length, mornings, finished: formatDate(finished_on, LOCALES[language]) };
}

function toFields(member: MemberProfile): Record<ProfileFieldName, string> {
  const { country, digits } = splitPhoneNumber(toE164(member.phonenumber) ?? '');
  const texts = Object.fromEntries(PROFILE_TEXT_FIELDS.map((name) => [name, member[name] ?? '']));
  return {
    ...(texts as Record<ProfileTextFieldName, string>),
    country,
    phonenumber: digits,
    birtyear: member.birtyear === null ? '' : fromBirthDateNumber(member.birtyear),
  };
}

export default function ProfileEditPage() {
  const { shell, profile, preferences, certificates, ...rest } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.edit');
  const reminders = useMessages('profile.reminders');
  const { countries, today, sessions, minuteChoices, isOnWhatsApp, pushKey } = rest;
  const { form, fields, reply } = useServerForm<ProfileFieldName>({
    schema,
    id: 'profile',
    unreadable: 'profile',
    defaultValue: profile,
  });
  return (
    <MemberPage shell={shell} tab="profile" hasBar>
      <div className="mx-auto grid max-w-140 grid-cols-[minmax(0,1fr)] gap-6 lg:max-w-none">
        <PageHeader title={messages.title}>
          {messages.memberId}{' '}
          <b translate="no" className="tabular text-ink">
            {shell.idLabel}
          </b>
        </PageHeader>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
          <div className="min-w-0">
            <ProfileForm form={form} fields={fields} reply={reply} countries={countries} today={today}></ProfileForm>
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
            <section aria-labelledby="reminders" className="grid gap-3">
              <h2 id="reminders" className="text-step-1">
                {reminders.title}
              </h2>
              <ReminderForm preferences={preferences} choices={minuteChoices} isOnWhatsApp={isOnWhatsApp} />
              {pushKey ? <BrowserReminderSwitch publicKey={pushKey} /> : null}
            </section>
            {certificates.length > 0 ? <CertificateList certificates={certificates} /> : null}
            <NoticeSwitch wanted={preferences.notices} />
            <SessionList sessions={sessions}>
              <ButtonLink to="/profile-edit/password" variant="quiet">
                {messages.password}
              </ButtonLink>
            </SessionList>
            <PersonalDataSection />
          </div>
        </div>
      </div>
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage failure="profileFailed" />;
}
