/** Push notifications, which correspond to the provider's WhatsApp templates. */
export const reminderMessages = {
  title: '{title} at {time}',
  body: 'Namaste {name}. One tap counts your day and opens the class.',
};
