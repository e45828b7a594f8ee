interface MessageTemplate {
  /** Twilio's ContentSid. */
  sid: string;
  /** The text with its numbered placeholders, {{1}} first. */
  body: string;
}

/** The WhatsApp message templates that the stand-in for Twilio treats as approved. */
export const templates = {
  otp: {
    sid: 'HX4f1d2a7c9b3e5860d1c2f3a4b5e6978a',
    body: 'Your Sangha code is {{1}}. It works for {{2}} minutes. Keep it to yourself: nobody from Sangha will ask for it.',
  },
  password_changed: {
    sid: 'HX8b6e0c31d5f74a2993e1b0d8c7a65f42',
    body: 'Namaste {{1}}, the password of your Sangha account was changed just now. If this was not you, choose Forgot password on the login page and set a new one.',
  },
  donation_approved: {
    sid: 'HX27c9e5a180fb4d36b1a2f0e9d8c37b64',
    body: 'Namaste {{1}}, your sewa of {{2}} has reached Sangha. {{3}} karma points are added to your name. Thank you for keeping the mornings free for everyone.',
  },
  donation_rejected: {
    sid: 'HXd30a9f61b7c84e52a6f1c5e2908b4d7f',
    body: 'Namaste {{1}}, we could not confirm your donation of {{2}} from {{3}}.\n\nReason: {{4}}\nWhat to do next: {{5}}\n\nWith thanks, Sangha',
  },
  class_cancelled: {
    sid: 'HX61e4b8d2f09c4735a8d3c7f1e2b5906a',
    body: 'Namaste {{1}}, the class {{2}} ({{3}}) will not be held. The next Sangha class is on your dashboard.',
  },
} as const satisfies Record<string, MessageTemplate>;

/** The name of a message template. */
export type TemplateKey = keyof typeof templates;

/** The name of the template with this ContentSid, or null where none is approved. */
export function findTemplate(sid: string): TemplateKey | null {
  const keys = Object.keys(templates) as TemplateKey[];
  return keys.find((key) => templates[key].sid === sid) ?? null;
}

/** The template's text as the phone shows it; a placeholder without a value stays as it is. */
export function renderTemplate(key: TemplateKey, variables: Record<string, string>): string {
  return templates[key].body.replace(/\{\{(\d+)\}\}/g, (placeholder, name: string) => variables[name] ?? placeholder);
}

/** The names of the placeholders in the template, each once: '1', '2' and so on. */
export function placeholdersOf(key: TemplateKey): string[] {
  return [...new Set(Array.from(templates[key].body.matchAll(/\{\{(\d+)\}\}/g), (match) => match[1] ?? ''))];
}
