/** The column that everything on a public page keeps to. */
export const FRAME = 'mx-auto max-w-[calc(72rem+2.5rem)] px-fluid-5 lg:max-w-[calc(72rem+8rem)] lg:px-16';

/** The space above and below a section. */
export const SECTION = 'py-16 lg:py-26';

/** A heading beside what it heads. */
export const SIDE_BY_SIDE = 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-12';
