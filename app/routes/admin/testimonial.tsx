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
import {
  createTestimonial,
  getTestimonial,
  type Testimonial,
  TESTIMONIAL_NOT_FOUND_MESSAGE,
  updateTestimonial,
} from '~/domain/content/testimonials.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/content/site-schemas').then(({ testimonialFormSchema }) => testimonialFormSchema);

export const meta: MetaFunction = () => [{ title: 'Edit testimonial, admin' }];

const LIST = '/admin/testimonials';
const LABELS = {
  name: 'Name',
  achievement: 'What they achieved',
  quote: 'Quote',
  age: 'Age',
  days: 'Days of practice',
  stars: 'Stars, 1 to 5',
};
const TEXTS = [
  { field: 'name', label: LABELS.name, maxLength: 80, required: true },
  { field: 'achievement', label: LABELS.achievement, maxLength: 80 },
  { field: 'quote', label: LABELS.quote, maxLength: 500, rows: 3, required: true },
] as const;

type Text = (typeof TEXTS)[number]['field'];
type Name = Text | 'age' | 'days' | 'stars' | 'photo' | 'remove_photo' | TranslationFieldName<Text>;

const NEW = 'new';

const route = defineFormRoute({
  access: 'admin',
  permissions: createTestimonial.permissions,
  load: async ({ ctx, params: { testimonialId } }) => ({
    row:
      testimonialId === NEW
        ? null
        : await getTestimonial(ctx, parsePathId(testimonialId, TESTIMONIAL_NOT_FOUND_MESSAGE)),
  }),
  schema,
  upload: { photo: 'testimonial_photo' },
  failureMessage: ({ testimonialId }) =>
    untranslated(`Failed to ${testimonialId === NEW ? 'add' : 'update'} testimonial. Please try again.`),
  handle: async ({ ctx, value, files: { photo }, params: { testimonialId } }) => {
    if (testimonialId === NEW) await createTestimonial(ctx, value, photo);
    else await updateTestimonial(ctx, parsePathId(testimonialId, TESTIMONIAL_NOT_FOUND_MESSAGE), value, photo);
    return {
      message: untranslated(`Testimonial ${testimonialId === NEW ? 'added' : 'updated'} successfully`),
      to: LIST,
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TestimonialPage() {
  const { row } = useLoaderData<typeof loader>();
  return <TestimonialForm key={row?.id} testimonial={row} />;
}

function TestimonialForm({ testimonial }: { testimonial: Testimonial | null }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'testimonial',
    unreachable: 'Failed to save testimonial. Please try again.',
    defaultValue: {
      name: testimonial?.name ?? '',
      achievement: testimonial?.achievement ?? '',
      quote: testimonial?.quote ?? '',
      age: testimonial?.age?.toString() ?? '',
      days: testimonial?.days.toString() ?? '',
      stars: testimonial?.stars?.toString() ?? '',
      translations: testimonial?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={testimonial ? 'Edit testimonial' : 'Add testimonial'}
      form={form}
      fields={[
        fields.name,
        ...TEXTS.slice(1).map(({ field }) => fields[field]),
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
        fields.days,
        fields.age,
        fields.stars,
        fields.photo,
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={testimonial ? 'Save changes' : 'Add testimonial'}
      encType="multipart/form-data"
    >
      {testimonial ? <VersionField version={testimonial.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <TextField label={LABELS.days} field={fields.days} inputMode="numeric" required />
      <TextField label={LABELS.age} field={fields.age} inputMode="numeric" hint="Optional." />
      <TextField label={LABELS.stars} field={fields.stars} inputMode="numeric" hint="Leave it empty to show none." />
      <FileField
        label="Photo"
        field={fields.photo}
        accept="image/jpeg,image/png,image/webp"
        hint={
          testimonial?.photo
            ? 'There is one; another replaces it. Up to 2MB'
            : 'Optional: JPG, PNG or WEBP, up to 2MB. It is cut to a square.'
        }
      />
      {testimonial?.photo ? <CheckboxField field={fields.remove_photo}>Remove the photo</CheckboxField> : null}
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
