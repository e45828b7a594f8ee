import { FaceDisc } from '~/components/art/face';
import { FieldHintOrError } from '~/components/ui/field';
import { type FieldMeta, getInitialText } from '~/components/ui/field-meta';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useMessages } from '~/components/ui/use-messages';
import { FACES } from '~/domain/members/policy';

/** Choice of a drawn face, or of the first letter of the name. */
export function FaceChoice({ field, name }: { field: FieldMeta; name: string }) {
  const messages = useMessages('profile.edit').face;
  const chosen = getInitialText(field);
  const isInvalid = Boolean(field.errors?.length);
  return (
    <fieldset
      key={field.key}
      aria-describedby={isInvalid ? field.errorId : field.descriptionId}
      className="grid min-w-0 gap-[0.3rem]"
    >
      <legend className="text-small font-semibold">{messages.title}</legend>
      <div className="mt-1 flex flex-wrap gap-2.5">
        {([null, ...FACES] as const).map((face, index) => (
          <label key={face ?? ''} className="relative cursor-pointer">
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${face}`}
              name={field.name}
              value={face ?? ''}
              defaultChecked={chosen === (face ?? '')}
              aria-invalid={isInvalid || undefined}
              className="peer absolute inset-0 opacity-0"
            />
            <FaceDisc
              face={face}
              name={name || 'S'}
              className="size-14 border-[2.5px] border-transparent text-[1.375rem] peer-checked:border-neel peer-checked:ring-2 peer-checked:ring-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-neel"
            />
            <VisuallyHidden>{face ? messages.names[face] : messages.none}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} hint={messages.hint} />
    </fieldset>
  );
}
