import { useEffect, useRef, useState } from 'react';
import { type FieldMeta, getInitialText } from '~/components/ui/field-meta';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import type { TeacherChoice } from '~/domain/classes/class-teachers.server';
import { HOME_LANGUAGE } from '~/i18n/languages';

/**
 * Field for the teacher, with a list. A new name is accepted only if a checkbox is ticked, so that
 * a different spelling does not add a second teacher by mistake. Choosing a teacher fills in the
 * teacher's last live link.
 */
export function TeacherField({
  field,
  linkField,
  newTeacher,
  teachers,
}: {
  field: FieldMeta;
  linkField: FieldMeta;
  newTeacher: FieldMeta;
  teachers: readonly TeacherChoice[];
}) {
  const isHydrated = useHydrated();
  const [name, setName] = useState(() => getInitialText(field));
  const filledLink = useRef('');
  const known = findTeacher(teachers, name);
  const isTicked = ['1', 'on'].includes(getInitialText(newTeacher));

  // Reads the value that was typed before JavaScript was loaded.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const input = document.getElementById(field.id);
      if (input instanceof HTMLInputElement) setName(input.value);
    });
    return () => cancelAnimationFrame(frame);
  }, [field.id]);

  function choose(typed: string) {
    setName(typed);
    const link = document.getElementById(linkField.id);
    const last = findTeacher(teachers, typed)?.last_link;
    if (!last || !(link instanceof HTMLInputElement) || (link.value !== '' && link.value !== filledLink.current))
      return;
    link.value = last;
    filledLink.current = last;
  }

  return (
    <div className="grid gap-1.5">
      <TextField
        label="Instructor"
        field={field}
        maxLength={120}
        list="teachers"
        autoComplete="off"
        hint="From the list of teachers"
        onInput={(event) => choose(event.currentTarget.value)}
        required
      />
      <datalist id="teachers">
        {teachers.map((one) => (
          <option key={one.name} value={one.name}>
            {getLocalName(one)}
          </option>
        ))}
      </datalist>
      {!isHydrated || isTicked || (name.trim() !== '' && !known) ? (
        <label className="flex min-h-touch cursor-pointer items-center gap-2.5 text-small">
          <input
            key={newTeacher.key}
            type="checkbox"
            name={newTeacher.name}
            value="1"
            defaultChecked={isTicked}
            className="checkbox"
          />
          <span>New teacher{isHydrated && name.trim() ? `: add “${name.trim()}” to the list` : ''}</span>
        </label>
      ) : null}
    </div>
  );
}

/** Returns the teacher's name in the language of most members, if it is translated. */
export function getLocalName({ translations }: { translations: Partial<Record<string, { name?: string }>> }) {
  return translations[HOME_LANGUAGE]?.name;
}

function findTeacher(teachers: readonly TeacherChoice[], name: string): TeacherChoice | undefined {
  return teachers.find((one) => one.name === name.trim());
}
