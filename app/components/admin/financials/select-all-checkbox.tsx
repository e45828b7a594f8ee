import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useHydrated } from '~/components/ui/use-hydrated';

/** The key C presses this checkbox. */
export const CHOOSE_ALL_ID = 'choose-all';

/**
 * Selects all checkboxes with the given name in the form, except rows with a warning. Rendered only
 * with JavaScript, and hidden if the table header is hidden.
 */
export function SelectAllCheckbox({ name, label }: { name: string; label: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <VisuallyHidden>Choose</VisuallyHidden>
      {hydrated ? (
        <label className="grid size-[38px] cursor-pointer place-items-center @max-[37.5rem]:hidden">
          <input
            id={CHOOSE_ALL_ID}
            type="checkbox"
            aria-label={label}
            className="checkbox"
            onChange={({ target }) => {
              const boxes = target.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [];
              for (const box of boxes) box.checked = target.checked && box.dataset.warned === undefined;
            }}
          />
        </label>
      ) : null}
    </>
  );
}
