/** The same keys with any words; names of figures, icons and avatars stay, and so do functions. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends null
    ? string | null
    : Words extends number | ((...facts: never[]) => unknown)
      ? Words
      : { readonly [Key in keyof Words]: Key extends 'pose' | 'icon' | 'avatar' ? Words[Key] : Translated<Words[Key]> };
