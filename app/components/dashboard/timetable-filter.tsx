import { Form, useSubmit } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { useMessages } from '~/components/ui/use-messages';

export interface TimetableChoice {
  teacher: string | null;
  level: string | null;
}

/**
 * Filters of the timetable. With JavaScript a filter applies when it changes, otherwise with a
 * button.
 */
export function TimetableFilter({
  day,
  teachers,
  chosen: { teacher, level },
}: {
  /** The day that stays selected. */
  day: string;
  teachers: readonly { name: string; label: string; lang: string | undefined }[];
  chosen: TimetableChoice;
}) {
  const messages = useMessages('member.timetable');
  const { levels } = useMessages('member.home').classes;
  const submit = useSubmit();
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true, preventScrollReset: true })}
      className="flex flex-wrap items-end gap-2 max-lg:w-full"
    >
      <input type="hidden" name="day" value={day} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <Select key={teacher} name="teacher" aria-label={messages.teacher} defaultValue={teacher ?? ''}>
          <option value="">{messages.everyTeacher}</option>
          {teachers.map(({ name, label, lang }) => (
            <option key={name} value={name} lang={lang}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <Select key={level} name="level" aria-label={messages.level} defaultValue={level ?? ''}>
          <option value="">{messages.any}</option>
          {Object.entries(levels).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <Button variant="quiet" className="min-h-12 max-sm:grow">
          {messages.show}
        </Button>
      </noscript>
    </Form>
  );
}
