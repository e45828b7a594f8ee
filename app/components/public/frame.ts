/** Width and padding of public pages. */
export const FRAME = 'mx-auto max-w-[calc(72rem+2.5rem)] px-fluid-5 lg:max-w-[calc(72rem+8rem)] lg:px-16';

/** Padding of a section. */
export const SECTION = 'py-16 lg:py-26';

/** Puts a heading next to its content. */
export const SIDE_BY_SIDE = 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-12';
