/** CSS classes for the width and padding of public pages. */
export const PAGE_WIDTH_CLASS = 'mx-auto max-w-[calc(72rem+2.5rem)] px-fluid-5 lg:max-w-[calc(72rem+8rem)] lg:px-16';

/** CSS classes for the padding of a section. */
export const SECTION_CLASS = 'py-16 lg:py-26';

/** CSS classes that put a heading next to its content on laptops. */
export const SIDE_HEADING_CLASS = 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-12';
