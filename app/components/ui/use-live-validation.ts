import { useEffect, useRef, useState } from 'react';
import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import type { createLiveValidation } from './live-validation';
import type { Message } from '~/i18n/messages/message';
import { loadTranslator } from '~/i18n/messages/load-translator';
import { isValidationOnly } from './validation-only';
import { useLanguage } from './use-language';

type Check = ReturnType<typeof createLiveValidation>;

/** The properties of a Conform form that are needed to validate a field. */
interface Checked {
  id: string;
  allErrors: Record<string, unknown>;
  validate: (field: { name: string }) => void;
}

/**
 * Validates a form with the server's schema. The schema is loaded when the user starts typing or
 * after a rejected submission.
 */
export function useFormValidation(
  id: string,
  schema: (() => Promise<z.ZodType>) | undefined,
  refused: SubmissionResult | null,
): Check | undefined {
  const language = useLanguage();
  const [isTyped, setTyped] = useState(false);
  const [check, setCheck] = useState<{
    of: typeof createLiveValidation;
    schema: z.ZodType;
    say: (message: Message) => string;
  }>();
  const isWanted = schema !== undefined && (isTyped || refused !== null);
  useEffect(() => {
    const onInput = ({ target }: Event) => isFormField(id, target) && setTyped(true);
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [id]);
  useEffect(() => {
    let isShown = true;
    if (isWanted)
      void Promise.all([import('./live-validation'), schema(), loadTranslator(language)])
        .then(([{ createLiveValidation: of }, loaded, say]) => isShown && setCheck({ of, schema: loaded, say }))
        // If the schema cannot be loaded, the server still validates the form.
        .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [schema, isWanted, language]);
  return check?.of(check.schema, check.say, refused);
}

/**
 * Validates a changed field on blur, and a choice as soon as it is made. A field with an error is
 * validated on each key. If the blur comes from pressing a button, the click is handled first,
 * because a new error could move the button.
 */
export function useValidateOnBlur(form: Checked, isReady: boolean): void {
  const state = useRef({ form, isReady, isPressed: false, changed: new Set<string>(), left: new Set<string>() });
  const fieldsWithErrors = useRef(new Set<string>());
  const { id } = form;
  useEffect(() => {
    Object.assign(state.current, { form, isReady });
    for (const name of Object.keys(form.allErrors)) fieldsWithErrors.current.add(name);
  });
  useEffect(() => {
    const now = state.current;
    const onInput = ({ target }: Event) => {
      if (!isFormField(id, target)) return;
      now.changed.add(target.name);
      if (isChoice(target)) onLeft({ target });
      else if (now.isReady && fieldsWithErrors.current.has(target.name)) now.form.validate({ name: target.name });
    };
    const onLeft = ({ target }: Pick<Event, 'target'>) => {
      if (!isFormField(id, target) || !now.changed.delete(target.name)) return;
      now.left.add(target.name);
      checkLeft(now);
    };
    const onPress = () => (now.isPressed = true);
    const onRelease = () => {
      now.isPressed = false;
      checkLeft(now);
    };
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      if (target !== getForm(id) || isValidationOnly(submitter)) return;
      now.changed.clear();
      now.left.clear();
    };
    const listeners = { input: onInput, focusout: onLeft, mousedown: onPress, mouseup: onRelease, submit: onSubmit };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [kind, listener] of each) document.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of each) document.removeEventListener(kind, listener);
    };
  }, [id]);
  useEffect(() => {
    if (isReady) checkLeft(state.current);
  }, [isReady]);
}

function checkLeft(now: { form: Checked; isReady: boolean; isPressed: boolean; left: Set<string> }): void {
  setTimeout(() => {
    if (now.isPressed || !now.isReady) return;
    const names = [...now.left];
    now.left.clear();
    for (const name of names) now.form.validate({ name });
  });
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isFormField(id: string, target: EventTarget | null): target is FormField {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.name !== '' && target.form !== null && target.form === getForm(id);
}

function getForm(id: string): HTMLFormElement | null {
  return document.forms.namedItem(id);
}

function isChoice(field: FormField): boolean {
  return field instanceof HTMLSelectElement || ['checkbox', 'radio', 'file'].includes(field.type);
}
