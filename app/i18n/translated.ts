/**
 * Type of a translation: each text becomes `string`. Functions and the names of icons, poses and
 * avatars keep their type.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends null
    ? string | null
    : Words extends number | ((...facts: never[]) => unknown)
      ? Words
      : { readonly [Key in keyof Words]: Key extends 'pose' | 'icon' | 'avatar' ? Words[Key] : Translated<Words[Key]> };
