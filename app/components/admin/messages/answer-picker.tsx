import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import type { SavedAnswer } from '~/domain/help-desk/saved-answers.server';

/** Form that reloads the page with a saved answer in the reply. */
export function AnswerPicker({
  answers,
  chosen,
  action,
  fields,
}: {
  answers: readonly SavedAnswer[];
  chosen: number | null;
  action: string;
  /** Query of the page without the saved answer. */
  fields: Readonly<Record<string, string>>;
}) {
  if (answers.length === 0) return null;
  return (
    <Form action={action} preventScrollReset className="relative mt-2 flex flex-wrap items-end gap-2.5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grid min-w-0 flex-[1_1_12rem] gap-1 text-small font-semibold">
        Saved answer
        <Select dense name="answer" defaultValue={chosen ?? undefined}>
          {answers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Button variant="quiet">Use this answer</Button>
    </Form>
  );
}
