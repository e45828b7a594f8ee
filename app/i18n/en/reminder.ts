/** The browser's counterpart of the templates that the provider keeps. */
export const reminder = {
  title: '{title} at {time}',
  body: 'Namaste {name}. One tap counts your day and opens the class.',
};
