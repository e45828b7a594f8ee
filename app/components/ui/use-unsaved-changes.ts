import { useEffect, useRef, useState } from 'react';

/**
 * True while the fields of a form differ from the values that were last saved. Each new `saved`
 * object, such as the server's success message, means that the current values are saved.
 */
export function useUnsavedChanges(formId: string, saved: object | null | undefined): boolean {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [lastSaved, setLastSaved] = useState(saved);
  if (saved !== lastSaved) {
    setLastSaved(saved);
    if (saved) setIsUnsaved(false);
  }
  const savedFields = useRef('');
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    savedFields.current = readFields(form);
    const compare = () => setIsUnsaved(readFields(form) !== savedFields.current);
    form.addEventListener('input', compare);
    return () => form.removeEventListener('input', compare);
  }, [formId]);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (saved && form) savedFields.current = readFields(form);
  }, [formId, saved]);
  return isUnsaved;
}

// The hidden field `enhanced` appears only after hydration.
function readFields(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'enhanced'));
}
