/** How a member can feel after a class, in the order of the buttons. */
export const MOODS = ['calm', 'fresh', 'strong', 'tired', 'stiff'] as const;

export type Mood = (typeof MOODS)[number];
