import type { Catalogue } from '../catalogue';

export const reminderMessages: Catalogue['reminder'] = {
  title: '{title}, {time}',
  body: 'नमस्कार {name}. एका टॅपने तुमचा दिवस मोजला जाईल आणि वर्ग उघडेल.',
};
