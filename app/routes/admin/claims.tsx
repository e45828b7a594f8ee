import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { InlineForm } from '~/components/admin/content/inline-form';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { FileField } from '~/components/ui/file-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getSiteSettings, saveClaims } from '~/domain/content/site-settings.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatTimeOfDay } from '~/lib/time-range';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the texts. Please try again.';
const LABELS = {
  founder_name: 'Name of the founder or trainer',
  founder_role: 'Role',
  founder_quote: 'Quote',
  founder_story: 'Story',
  press: 'Press',
  figures: 'Figures',
  community_claim: 'Members in your groups',
  batch_times: 'Start times of the batches',
};
const TEXTS = [
  { field: 'founder_name', label: LABELS.founder_name, maxLength: 80, hint: 'Without a name the section is hidden.' },
  { field: 'founder_role', label: LABELS.founder_role, maxLength: 80 },
  { field: 'founder_quote', label: LABELS.founder_quote, maxLength: 300, rows: 2 },
  { field: 'founder_story', label: LABELS.founder_story, maxLength: 1000, rows: 4 },
  { field: 'press', label: LABELS.press, maxLength: 600, rows: 3, hint: 'Who wrote about you, one name per line.' },
  {
    field: 'figures',
    label: LABELS.figures,
    maxLength: 600,
    rows: 3,
    hint: 'One per line, such as: 22 | years in our village',
  },
  {
    field: 'community_claim',
    label: LABELS.community_claim,
    maxLength: 40,
    hint: 'On the dashboard, such as: 500+ members',
  },
] as const;

type Text = (typeof TEXTS)[number]['field'];
type Name = Text | 'batch_times' | 'photo' | 'remove_photo' | TranslationFieldName<Text>;

const schema = () => import('~/domain/content/site-schemas').then(({ claimsFormSchema }) => claimsFormSchema);

export const meta: MetaFunction = () => [{ title: 'People and figures, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: saveClaims.permissions,
  load: ({ ctx }) => getSiteSettings(ctx),
  schema,
  upload: { photo: 'founder_photo' },
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, files: { photo } }) => {
    await saveClaims(ctx, value, photo);
    return { message: untranslated('Texts saved. The home page shows them now.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ClaimsPage() {
  const saved = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'claims',
    unreachable: FAILED,
    defaultValue: {
      founder_name: saved.founder_name ?? '',
      founder_role: saved.founder_role ?? '',
      founder_quote: saved.founder_quote ?? '',
      founder_story: saved.founder_story ?? '',
      press: saved.press ?? '',
      figures: saved.figures ?? '',
      community_claim: saved.community_claim ?? '',
      batch_times: saved.batch_times.map(formatTimeOfDay).join(', '),
      translations: saved.translations,
    },
  });
  return (
    <InlineForm
      title="Edit people and figures"
      form={form}
      fields={[
        fields.founder_name,
        ...TEXTS.slice(1).map(({ field }) => fields[field]),
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
        fields.photo,
        fields.batch_times,
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save texts"
      encType="multipart/form-data"
    >
      <VersionField version={saved.version} reply={reply} />
      <BilingualFields texts={TEXTS} fields={fields} />
      <TextField
        label={LABELS.batch_times}
        field={fields.batch_times}
        maxLength={200}
        required
        hint="Members choose from them, and the public pages show them. Members of a removed time keep it until they choose again."
      />
      <FileField
        label="Photo of the founder"
        field={fields.photo}
        accept="image/jpeg,image/png,image/webp"
        hint={
          saved.founder_photo
            ? 'There is one; another replaces it. Up to 5MB'
            : 'Optional: a portrait as JPG, PNG or WEBP, up to 5MB.'
        }
      />
      {saved.founder_photo ? (
        <div className="flex flex-wrap items-center gap-4">
          <img src={saved.founder_photo} alt="Photo of the founder" width="96" className="h-auto w-24 rounded-sheet" />
          <CheckboxField field={fields.remove_photo}>Remove the photo</CheckboxField>
        </div>
      ) : null}
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
