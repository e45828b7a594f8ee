import { Button, ButtonLink } from '~/components/ui/button';
import type { ButtonVariant } from '~/components/ui/button-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FieldMeta } from '~/components/ui/field-meta';
import { FileField } from '~/components/ui/file-field';
import { PasswordField } from '~/components/ui/password-field';
import { PhoneField } from '~/components/ui/phone-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { UnsavedChangesBanner } from '~/components/ui/unsaved-changes-banner';
import { GalleryExample } from './gallery-example';

const VARIANTS: readonly ButtonVariant[] = ['sun', 'primary', 'ink', 'quiet', 'approve', 'reject'];
const GOALS = ['Flexibility', 'Better sleep'].map((goal) => ({ value: goal, label: goal }));

export function FormComponentExamples({ theme }: { theme: string }) {
  const field = (name: string, more: Partial<FieldMeta> = {}): FieldMeta => {
    const id = `${theme}-${name}`;
    return { id, name: id, errorId: `${id}-error`, descriptionId: `${id}-hint`, ...more };
  };
  const refused = field('refused', { errors: ['Please enter your name'] });
  return (
    <>
      <GalleryExample name="Buttons">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant}>
              {variant}
            </Button>
          ))}
          <Button type="button" disabled>
            disabled
          </Button>
          <Button type="button" size="small">
            small
          </Button>
          <ButtonLink to="?" size="big">
            big link
          </ButtonLink>
        </div>
      </GalleryExample>
      <GalleryExample name="Fields">
        <ErrorSummary fields={[refused]} reply="refused" />
        <TextField field={refused} label="Name" />
        <TextField field={field('text', { initialValue: 'Asha Sharma' })} label="Full name" hint="As friends say it" />
        <PhoneField
          field={field('phone', { initialValue: '9876543210' })}
          countryField={field('country')}
          countries={[{ code: 'IN', name: 'India', dialCode: '+91' }]}
          label="Phone"
        />
        <PasswordField field={field('password')} label="Password" />
        <SelectField field={field('select')} label="Primary goal" choices={GOALS} placeholder="Choose" />
        <RadioGroup field={field('radio', { initialValue: 'Flexibility' })} label="Goal" choices={GOALS} />
        <label className="flex items-center gap-3">
          <input type="checkbox" defaultChecked className="checkbox" />
          Remind me on WhatsApp
        </label>
        <SwitchField field={field('switch', { initialValue: 'on' })}>Active</SwitchField>
        <TextareaField field={field('area')} label="Review" />
        <FileField field={field('file')} label="Payment screenshot" hint="JPG, JPEG or PNG, up to 5 MB" />
      </GalleryExample>
      <GalleryExample name="Unsaved changes">
        <UnsavedChangesBanner>
          <Button type="button" size="small">
            Save Changes
          </Button>
        </UnsavedChangesBanner>
      </GalleryExample>
    </>
  );
}
