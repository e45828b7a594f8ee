import { useActionData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import type { FrameData } from '~/components/dashboard/member-shell';
import { type FormReply, useUnreachable } from '~/components/ui/form-reply';
import type { Preferences } from '~/domain/members/responses';
import type { ProfilePageWords } from '~/i18n/profile';
import { ReminderForm } from './reminder-form';

interface RemindersPageProps {
  shell: FrameData;
  words: ProfilePageWords['reminders'];
  preferences: Preferences;
  choices: readonly number[];
  isOnWhatsApp: boolean;
}

/** The form on a page of its own, where what was refused is told. */
export function RemindersPage({ shell, words, ...rest }: RemindersPageProps) {
  const reply = useActionData<FormReply>();
  useUnreachable(reply);
  return (
    <FormPage shell={shell} tab="profile" title={words.title} back={{ to: '/profile-edit', label: words.back }}>
      <ReminderForm {...rest} words={words} reply={reply} />
    </FormPage>
  );
}
