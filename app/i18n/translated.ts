/** The same keys with any words; names of figures, icons and avatars are no words and stay as they are. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends null
    ? string | null
    : Words extends number
      ? Words
      : { readonly [Key in keyof Words]: Key extends 'pose' | 'icon' | 'avatar' ? Words[Key] : Translated<Words[Key]> };
