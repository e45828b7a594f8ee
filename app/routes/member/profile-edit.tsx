import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { CertificateList, type OwnCertificateView } from '~/components/profile/certificate-list';
import {
  PROFILE_TEXT_FIELDS,
  ProfileForm,
  type ProfileFieldName,
  type ProfileTextFieldName,
} from '~/components/profile/profile-form';
import { SettingsPage } from '~/components/profile/settings-page';
import { ProfileProgress } from '~/components/profile/profile-progress';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta } from '~/components/ui/use-messages';
import { listOwnCertificates, type OwnCertificate } from '~/domain/challenges/certificates.server';
import type { MemberProfile } from '~/domain/members/responses';
import { getOwnProfile } from '~/domain/members/queries.server';
import { updateProfile } from '~/domain/members/update-profile.server';
import { localizeRow } from '~/domain/translations';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { fromBirthDateNumber } from '~/lib/birth-date';
import { formatDate } from '~/lib/calendar';
import { listPageCountries } from '~/lib/countries';
import { splitPhoneNumber, toE164 } from '~/lib/phone';
import { type Language, LOCALES } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all', unreadIn: 'profileUnread' };

const schema = () => import('~/domain/members/schemas').then(({ updateProfileSchema }) => updateProfileSchema);

export const meta = createTitleMeta('profile.edit');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, certificates] = await Promise.all([getOwnProfile(ctx), listOwnCertificates(ctx)]);
    const shell = await loadMemberShell(ctx, member);
    const profile = toFields(member);
    return {
      shell,
      today: ctx.clock.today(),
      countries: listPageCountries(shell.language, profile.country),
      profile,
      certificates: certificates.map((row) => toCertificateView(row, shell.language)),
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

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

function toCertificateView(row: OwnCertificate, language: Language): OwnCertificateView {
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
  const { shell, profile, certificates, countries, today } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<ProfileFieldName>({
    schema,
    id: 'profile',
    unreadable: 'profile',
    defaultValue: profile,
  });
  return (
    <SettingsPage shell={shell} current="profile">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
        <div className="grid min-w-0 content-start gap-6 lg:order-last">
          <ProfileProgress profile={profile} idLabel={shell.idLabel} />
          {certificates.length > 0 ? <CertificateList certificates={certificates} /> : null}
        </div>
        <div className="min-w-0">
          <ProfileForm form={form} fields={fields} reply={reply} countries={countries} today={today} />
        </div>
      </div>
    </SettingsPage>
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage failure="profileFailed" />;
}
