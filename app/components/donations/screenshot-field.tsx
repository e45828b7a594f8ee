import { useEffect, useRef, useState } from 'react';
import Image from 'lucide/dist/esm/icons/image.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { joinClassNames } from '~/components/ui/class-names';
import { CONTROL_CLASS } from '~/components/ui/control-class';
import { Field } from '~/components/ui/field';
import { getControlProps, type FieldMeta } from '~/components/ui/field-meta';
import { Icon } from '~/components/ui/icon';
import { useHydrated } from '~/components/ui/use-hydrated';
import { FILE_RULES } from '~/domain/content/policy';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

const { contentTypes, maxBytes } = FILE_RULES.donation_screenshot;

/** Error messages for an invalid file. The server returns the same texts. */
export interface FileErrorMessages {
  tooLarge: string;
  wrongType: string;
}

/**
 * File field for a screenshot. With JavaScript, the label is in the page's language and shows the
 * file name and size, and an invalid file is rejected immediately.
 */
export function ScreenshotField({
  field,
  reply,
  file,
  onChange,
  refusals,
}: {
  field: FieldMeta;
  /** The server's last response. Its error about the file disappears when a new file is chosen. */
  reply: unknown;
  file: File | null;
  onChange: (file: File | null) => void;
  refusals: FileErrorMessages;
}) {
  const messages = useMessages('donations.donate').screenshot;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<{ reply: unknown; problem: string | null } | null>(null);
  const { id, name, errorId, descriptionId, errors: fieldErrors } = field;
  const own = checked?.problem ? [checked.problem] : undefined;
  const errors = checked && checked.reply === reply ? own : fieldErrors;
  const shown: FieldMeta = { id, name, errorId, descriptionId, ...(errors?.length ? { errors } : {}) };

  function choose(chosen: File | null) {
    const problem = chosen && findProblem(chosen, refusals);
    if (input.current && (problem || !chosen)) input.current.value = '';
    setChecked({ reply, problem });
    onChange(problem ? null : chosen);
  }

  return (
    <Field field={shown} label={messages.label} hint={messages.hint}>
      <input
        {...getControlProps(shown, { hint: true })}
        ref={input}
        type="file"
        accept={contentTypes.join(',')}
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
        className={hydrated ? 'peer sr-only' : joinClassNames(CONTROL_CLASS, 'file-field')}
      />
      {file ? <ChosenFile file={file} onRemove={() => choose(null)} /> : null}
      {hydrated && !file ? (
        <label
          htmlFor={id}
          className={joinClassNames(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-field border-[1.5px] border-dashed bg-leaf px-3 py-1.5 font-semibold',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:bg-wall-deep/50',
            errors?.length ? 'border-sindoor' : 'border-edge',
          )}
        >
          <Icon glyph={Image} />
          {messages.choose}
        </label>
      ) : null}
    </Field>
  );
}

function findProblem({ size, type }: File, { tooLarge, wrongType }: FileErrorMessages): string | null {
  if (size > maxBytes) return tooLarge;
  return contentTypes.some((one) => one === type) ? null : wrongType;
}

/**
 * The chosen picture. It is a data URL, because the content security policy forbids `blob:` images.
 */
function Preview({ file }: { file: File }) {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setPreview({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview?.file === file ? (
    <img src={preview.url} alt="" className="h-24 w-16 flex-none rounded-sheet bg-wall-deep object-contain" />
  ) : (
    <span className="grid h-24 w-16 flex-none place-items-center rounded-sheet bg-neel-wash text-neel">
      <Icon glyph={Image} />
    </span>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const messages = useMessages('donations.donate').screenshot;
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-field border-[1.5px] border-dashed border-edge bg-leaf py-2.5 pr-1 pl-3">
      <Preview file={file} />
      <p role="status" className="min-w-0 flex-1 leading-[1.3]">
        <span translate="no" className="block truncate font-semibold">
          {file.name}
        </span>
        <span className="block text-note text-ink-soft">
          {interpolate(messages.ready, { size: Math.max(1, Math.round(file.size / 1000)) })}
        </span>
      </p>
      <button
        type="button"
        aria-label={messages.remove}
        onClick={onRemove}
        className="grid size-touch flex-none place-items-center rounded-button text-ink hover:bg-wall-deep"
      >
        <Icon glyph={X} />
      </button>
    </div>
  );
}
