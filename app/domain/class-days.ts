/**
 * Minutes after the end of a class in which attendance can still be marked.
 * Source: docs/rules.md#marking.
 */
export const MARK_ATTENDANCE_AFTER_END_MINUTES = 5;
