import type { Catalogue } from '../catalogue';

export const reminderMessages: Catalogue['reminder'] = {
  title: '{title}, {time}',
  body: 'नमस्ते {name}। एक टैप से आपका दिन गिना जाएगा और कक्षा खुल जाएगी।',
};
