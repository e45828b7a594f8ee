import { useEffect, useState } from 'react';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { BrandPreview } from '~/components/admin/content/brand-preview';
import { InlineForm } from '~/components/admin/content/inline-form';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { getInitialText, type FieldMeta } from '~/components/ui/field-meta';
import { FileField } from '~/components/ui/file-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { type Accent, ACCENTS } from '~/domain/content/policy';
import { getSiteSettings, saveBrand } from '~/domain/content/site-settings.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the brand. Please try again.';
const LABELS = {
  name: 'Name',
  short_name: 'Short name',
  tagline: 'Tagline',
  copyright: 'Copyright line',
  signature: 'Signature of messages',
};
const TEXTS = [
  { field: 'name', label: LABELS.name, maxLength: 40, required: true },
  {
    field: 'short_name',
    label: LABELS.short_name,
    maxLength: 12,
    hint: 'Under the icon on a phone, up to 12 letters.',
  },
  {
    field: 'tagline',
    label: LABELS.tagline,
    maxLength: 120,
    hint: 'After the name in the title of the home page, and on the picture of shared links.',
  },
  { field: 'copyright', label: LABELS.copyright, maxLength: 120, hint: 'Without it, the footer says © and the name.' },
  {
    field: 'signature',
    label: LABELS.signature,
    maxLength: 80,
    hint: 'Last line of our replies to STOP and START on WhatsApp.',
  },
] as const;

type Text = (typeof TEXTS)[number]['field'];
type Name = Text | 'accent' | 'logo' | 'remove_logo' | TranslationFieldName<Text>;

const schema = () => import('~/domain/content/site-schemas').then(({ brandFormSchema }) => brandFormSchema);

export const meta: MetaFunction = () => [{ title: 'Brand, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: saveBrand.permissions,
  load: async ({ ctx }) => ({ ...(await getSiteSettings(ctx)), current: ctx.brand.name }),
  schema,
  upload: { logo: 'site_logo' },
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, files: { logo } }) => {
    await saveBrand(ctx, value, logo);
    return { message: untranslated('Brand saved. All pages show it now.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function BrandPage() {
  const saved = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'brand',
    unreachable: FAILED,
    defaultValue: {
      name: saved.name ?? saved.current,
      short_name: saved.short_name ?? '',
      tagline: saved.tagline ?? '',
      copyright: saved.copyright ?? '',
      signature: saved.signature ?? '',
      accent: saved.accent,
      translations: saved.translations,
    },
  });
  const typed = useTypedBrand(form.id, {
    name: getInitialText(fields.name),
    tagline: getInitialText(fields.tagline),
    accent: toAccent(getInitialText(fields.accent)),
  });
  return (
    <InlineForm
      title="Edit brand"
      form={form}
      fields={[
        fields.name,
        fields.short_name,
        fields.tagline,
        fields.copyright,
        fields.signature,
        fields.accent,
        fields.logo,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save brand"
      encType="multipart/form-data"
    >
      <VersionField version={saved.version} reply={reply} />
      <BrandPreview {...typed} logo={saved.logo} />
      <BilingualFields texts={TEXTS} fields={fields} />
      <AccentChoice field={fields.accent} />
      <FileField
        label="Logo"
        field={fields.logo}
        accept="image/jpeg,image/png,image/webp"
        hint={
          saved.logo
            ? 'There is one; another replaces it. Up to 2MB'
            : 'Optional: a JPG, PNG or WEBP, up to 2MB, best square. It replaces the drawn logo next to the name.'
        }
      />
      {saved.logo ? <CheckboxField field={fields.remove_logo}>Remove the logo</CheckboxField> : null}
    </InlineForm>
  );
}

interface TypedBrand {
  name: string;
  tagline: string;
  accent: Accent;
}

/**
 * Returns the typed values of the form for the preview. Without JavaScript, returns the saved
 * brand.
 */
function useTypedBrand(formId: string, saved: TypedBrand): TypedBrand {
  const [typed, setTyped] = useState(saved);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const values = new FormData(form);
      const text = (name: string) => {
        const value = values.get(name);
        return typeof value === 'string' ? value : '';
      };
      setTyped({ name: text('name'), tagline: text('tagline'), accent: toAccent(text('accent')) });
    };
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [formId]);
  return typed;
}

const toAccent = (value: string): Accent => ACCENTS.find((accent) => accent === value) ?? 'indigo';

const ACCENT_NAMES: Record<Accent, string> = {
  indigo: 'Indigo',
  green: 'Green',
  maroon: 'Maroon',
  plum: 'Plum',
  teal: 'Teal',
};

function AccentChoice({ field }: { field: FieldMeta }) {
  const chosen = getInitialText(field);
  return (
    <fieldset key={field.key} className="min-w-0 sm:col-span-full">
      <legend className="text-small font-semibold">Colour of buttons and links</legend>
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
        {ACCENTS.map((accent) => (
          <label key={accent} className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-2.5">
            <input
              type="radio"
              name={field.name}
              value={accent}
              defaultChecked={chosen === accent}
              className="radio-dot"
            />
            <span
              data-accent={accent === 'indigo' ? undefined : accent}
              aria-hidden
              className="size-6 rounded-full forced-color-adjust-none"
            >
              <span className="block size-6 rounded-full bg-btn" />
            </span>
            {ACCENT_NAMES[accent]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
