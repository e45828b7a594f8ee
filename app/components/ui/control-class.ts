const look =
  'block w-full rounded-field border-[1.5px] border-edge bg-leaf px-[0.8rem] text-ink ' +
  'placeholder:text-ink-soft placeholder:opacity-100 disabled:cursor-not-allowed disabled:bg-wall-deep disabled:text-ink-soft ' +
  '[&[readonly]]:bg-wall-deep aria-invalid:border-2 aria-invalid:border-sindoor';

/** CSS classes for text inputs. An invalid input has a thicker, coloured border. */
export const CONTROL_CLASS = `${look} min-h-12 py-[0.55rem]`;

/** CSS classes for lower inputs, used above a dense list. */
export const DENSE_CONTROL_CLASS = `${look} min-h-touch py-1 text-[1rem] font-normal`;
