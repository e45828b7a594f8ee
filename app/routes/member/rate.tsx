import { useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { ClassTitleAndTime } from '~/components/dashboard/class-details';
import { FormPage } from '~/components/dashboard/form-page';
import { RatingForm } from '~/components/dashboard/rating-form';
import { ButtonLink } from '~/components/ui/button';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { findRateableClass } from '~/domain/ratings/queries.server';
import { submitRatingSchema } from '~/domain/ratings/schemas';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { localizeRow } from '~/domain/translations';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.rating');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, rated] = await Promise.all([getOwnProfile(ctx), findRateableClass(ctx)]);
    const shell = await loadMemberShell(ctx, member);
    return {
      shell,
      rated: rated && localizeRow(shell.language, 'classes', { ...rated, description: null }),
    };
  },
  schema: submitRatingSchema,
  failureMessage: t('Failed to submit rating'),
  loginMessage: t('You must be logged in to rate.'),
  handle: async ({ ctx, value }) => {
    await submitRating(ctx, value);
    return { message: t('Thank you for your feedback!'), to: '/dashboard' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RatePage() {
  const { shell, rated } = useLoaderData<typeof loader>();
  const messages = useMessages('member.rating');
  const reply = useActionData<typeof action>();
  const navigate = useNavigate();
  const intro = rated ? <ClassTitleAndTime session={{ ...rated, startTime: rated.start_time }} /> : messages.ofPlatform;
  const goOn = useCallback(({ to }: { to: string }) => navigate(to), [navigate]);
  return (
    <FormPage shell={shell} tab="home" title={messages.title} intro={intro}>
      <RatingForm refused={reply?.result ?? null} onDone={goOn}>
        <ButtonLink to="/dashboard" variant="quiet">
          {messages.notNow}
        </ButtonLink>
      </RatingForm>
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
