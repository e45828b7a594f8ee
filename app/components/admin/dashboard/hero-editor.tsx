import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@remix-run/react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FileField } from '~/components/ui/file-field';
import { Card } from '~/components/ui/card';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import type { FieldMeta } from '~/components/ui/field-meta';
import { useServerForm } from '~/components/ui/use-server-form';
import type { HeroForEditing } from '~/domain/content/hero.server';
import { VersionField } from '~/components/admin/version-field';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { HOME_LANGUAGE } from '~/i18n/languages';
import { HeroPreview } from './hero-preview';
import { HERO_EDITOR_ID } from './quick-links';

type Name =
  | 'title'
  | 'hindi_title'
  | 'subtitle'
  | 'button_text'
  | 'button_link'
  | 'trusted_text'
  | 'member_count'
  | 'is_active'
  | 'hero_image'
  | TranslationFieldName<(typeof TEXTS)[number]['field']>;

const TEXTS = [
  { field: 'title', label: 'Title', maxLength: 120, required: true, requiredIn: [HOME_LANGUAGE] },
  { field: 'subtitle', label: 'Subtitle', maxLength: 300 },
  { field: 'button_text', label: 'Button text', maxLength: 40, required: true },
  { field: 'trusted_text', label: 'Trusted line', maxLength: 60, required: true },
] as const;

const schema = () => import('~/domain/content/schemas').then(({ heroFormSchema }) => heroFormSchema);

/** Editor of the home page banner with a live preview. It is closed until somebody opens it. */
export function HeroEditor({ hero }: { hero: HeroForEditing }) {
  const { translations, is_active, ...words } = hero;
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'hero-section',
    unreachable: 'Failed to update hero section. Please try again.',
    defaultValue: { ...words, is_active: is_active ? '1' : '', translations },
  });
  const details = useOpenedByHash();
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const [picture, setPicture] = useState<{ url: string; version: number } | null>(null);
  const text = (name: Name & keyof typeof words) => typed[name] ?? words[name];

  function follow(target: EventTarget) {
    if (target instanceof HTMLInputElement && target.type === 'text')
      setTyped((before) => ({ ...before, [target.name]: target.value }));
  }

  function show(file: File | undefined) {
    setPicture(null);
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setPicture({ url: reader.result, version: hero.version });
    };
    reader.readAsDataURL(file);
  }

  return (
    <Card id={HERO_EDITOR_ID} aria-labelledby="hero-heading" className="mt-10 scroll-mt-6">
      <h2 id="hero-heading" className="text-[1.375rem]">
        Hero section
      </h2>
      <p className="text-ink-soft wrap-anywhere">
        “{hero.title}”, {is_active ? 'on the home page' : 'not on the home page'}.
      </p>
      <details ref={details} open={reply !== undefined}>
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
          Edit the hero section
        </summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <ErrorSummary
              fields={[
                fields.title,
                fields.hindi_title,
                fields.subtitle,
                fields.button_text,
                fields.button_link,
                fields.trusted_text,
                fields.member_count,
                fields.hero_image,
                fields.is_active,
                ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
              ]}
              {...(form.errors ? { formErrors: form.errors } : {})}
              reply={reply}
            />
            <ServerForm
              form={form}
              encType="multipart/form-data"
              onInput={(event) => follow(event.target)}
              preventScrollReset
              className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2"
            >
              <input type="hidden" name="id" value={hero.id} />
              <VersionField version={hero.version} reply={reply} />
              <BilingualFields
                texts={TEXTS}
                fields={withOwnTitleColumn(fields)}
                blank="If the title is left blank in a language, its readers see the Hindi title. If another text is left blank, our own translation is shown while the English text is our default text. After you change the English text, the English text is shown."
              />
              <TextField label="Button link" field={fields.button_link} maxLength={500} required />
              <TextField label="Member count" field={fields.member_count} maxLength={60} required />
              <div className="sm:col-span-2">
                <FileField
                  key={hero.version}
                  label="Hero image"
                  hint="JPG, PNG or WEBP, up to 5MB"
                  field={fields.hero_image}
                  accept="image/jpeg,image/png,image/webp"
                  onChange={(event) => show(event.currentTarget.files?.[0])}
                />
              </div>
              <div className="sm:col-span-2">
                <SwitchField field={fields.is_active}>Active: on the home page</SwitchField>
              </div>
              <div className="sm:col-span-2">
                <SubmitButton pendingLabel="Saving...">Save hero section</SubmitButton>
              </div>
            </ServerForm>
          </div>
          <HeroPreview
            title={text('title')}
            hindiTitle={text('hindi_title')}
            subtitle={text('subtitle')}
            buttonText={text('button_text')}
            trusted={`${text('trusted_text')} ${text('member_count')}`}
            image={picture?.version === hero.version ? picture.url : hero.hero_image_url}
          />
        </div>
      </details>
    </Card>
  );
}

/**
 * Returns the fields with the Hindi title as a translation. It has a separate column for historical
 * reasons.
 */
function withOwnTitleColumn(fields: Record<Name, FieldMeta>) {
  const names = [...TEXTS.map(({ field }) => field), ...listTranslationFieldNames(TEXTS)];
  const shown = Object.fromEntries(names.map((name) => [name, fields[name]] as const)) as Partial<typeof fields>;
  return { ...shown, [`translations.${HOME_LANGUAGE}.title`]: fields.hindi_title } as typeof fields;
}

/**
 * Opens the editor if the URL hash is its id, because browsers only scroll to a closed `details`
 * element.
 */
function useOpenedByHash() {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const open = () => {
      if (window.location.hash === `#${HERO_EDITOR_ID}` && details.current) details.current.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash, key]);
  return details;
}
