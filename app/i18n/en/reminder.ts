/** Texts of push reminders. They correspond to the WhatsApp templates of the provider. */
export const reminderMessages = {
  title: '{title} at {time}',
  body: 'Namaste {name}. One tap counts your day and opens the class.',
};
