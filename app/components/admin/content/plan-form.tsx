import { useState } from 'react';
import { useSearchParams } from '@remix-run/react';
import { VersionField } from '~/components/admin/version-field';
import { FileField } from '~/components/ui/file-field';
import { SelectField } from '~/components/ui/select-field';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useServerForm } from '~/components/ui/use-server-form';
import type { StaffDietPlan } from '~/domain/plans/responses';
import { InlineForm } from './inline-form';
import { BilingualFields } from './bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from './translation-fields';
import { buildPlansUrl } from './plans-url';

const schema = () => import('~/domain/plans/schemas').then(({ saveDietPlanSchema }) => saveDietPlanSchema);

const LABELS = { title: 'Title', description: 'Description' };

const TEXTS = [
  { field: 'title', label: 'Title', maxLength: 120, required: true, canBeSame: true },
  { field: 'description', label: 'Description', maxLength: 1000, rows: 3, required: true },
] as const;

type Name =
  | 'title'
  | 'description'
  | 'type'
  | 'karma_points'
  | 'user_id'
  | 'isPrivate'
  | 'media_url'
  | 'thumbnail_url'
  | TranslationFieldName<'title' | 'description'>;

const TYPES = [
  { value: 'free', label: 'Free: for everyone' },
  { value: 'karma', label: 'Karma: from so many points on' },
  { value: 'personalized', label: 'Personalized: for one member' },
];

/** Form of a diet plan. With JavaScript, fields that the selected type does not use are hidden. */
export function PlanForm({ plan }: { plan: StaffDietPlan | null }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'diet-plan',
    unreachable: 'Failed to save diet plan. Please try again.',
    defaultValue: toFormValues(plan),
  });
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [type, setType] = useState<string>(plan?.type ?? 'free');
  const needs = (one: string) => !hydrated || type === one;
  return (
    <InlineForm
      title={plan ? 'Edit diet plan' : 'Add diet plan'}
      form={form}
      fields={[
        fields.title,
        fields.description,
        fields.type,
        fields.karma_points,
        fields.user_id,
        fields.isPrivate,
        fields.media_url,
        fields.thumbnail_url,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={buildPlansUrl(query)}
      submit={plan ? 'Save changes' : 'Add diet plan'}
      encType="multipart/form-data"
    >
      {plan ? <VersionField version={plan.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <SelectField
        label="Type"
        field={fields.type}
        choices={TYPES}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      {needs('karma') ? (
        <TextField
          label="Karma points required"
          field={fields.karma_points}
          type="number"
          min={1}
          max={1_000_000}
          inputMode="numeric"
          hint="For the karma type; points are a threshold and never spent"
        />
      ) : null}
      {needs('personalized') || (plan?.user_id ?? null) !== null ? (
        <TextField
          label="User ID"
          field={fields.user_id}
          type="number"
          min={1}
          inputMode="numeric"
          hint="For the personalized type: whose plan it is"
        />
      ) : null}
      <div className="grid content-end sm:col-span-2">
        <SwitchField field={fields.isPrivate}>Private: for its owner and staff alone</SwitchField>
      </div>
      <FileField
        label="PDF"
        field={fields.media_url}
        accept="application/pdf"
        hint={plan?.media_url ? 'There is one; another replaces it. Up to 20MB' : 'Optional, up to 20MB'}
      />
      <FileField
        label="Thumbnail"
        field={fields.thumbnail_url}
        accept="image/jpeg,image/png,image/webp"
        hint={
          plan?.thumbnail_url ? 'There is one; another replaces it. Up to 5MB' : 'Optional: JPG, PNG or WEBP, up to 5MB'
        }
      />
    </InlineForm>
  );
}

function toFormValues(
  plan: StaffDietPlan | null,
): Partial<Record<Name, string>> & Partial<Pick<StaffDietPlan, 'translations'>> {
  if (!plan) return { type: 'free' };
  return {
    title: plan.title,
    description: plan.description,
    type: plan.type,
    karma_points: plan.karma_points_required > 0 ? String(plan.karma_points_required) : '',
    user_id: plan.user_id === null ? '' : String(plan.user_id),
    isPrivate: plan.isPrivate ? '1' : '',
    translations: plan.translations,
  };
}
