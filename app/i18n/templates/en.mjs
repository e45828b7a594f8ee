// @ts-check

/**
 * Texts of a language, by the name of the template.
 * @typedef {Record<keyof typeof englishTemplates, string>} TemplateTexts
 */

/**
 * WhatsApp templates in English. Their parameters are numbered from {{1}}. Operators create them in
 * the Twilio console, and a changed text needs a new approval: see docs/how-to.md.
 */
export const englishTemplates = {
  // WhatsApp defines the text of messages with codes. This text is similar.
  otp: '{{1}} is your verification code. For your security, do not share this code. This code expires in 10 minutes.',
  password_changed:
    'Namaste {{1}}, the password of your Sangha account was changed just now. If this was not you, choose Forgot password on the login page and set a new one.',
  new_login:
    'Namaste {{1}}, somebody logged in to your Sangha account on a new device just now. If this was not you, choose Forgot password on the login page and set a new one: everybody else is then logged out.',
  phone_changed:
    'Namaste {{1}}, your Sangha account now belongs to the phone that ends in {{2}}. If this was not you, open {{3}} within 72 hours: it gives you your account back.',
  phone_restored:
    'Namaste {{1}}, your Sangha account belongs again to the phone that it had before this one, and has a new password. It was asked for from there.',
  donation_approved:
    'Namaste {{1}}, your donation of {{2}} has reached Sangha. {{3}} karma points are added to your name. Thank you for keeping the classes free for everyone.',
  donation_rejected:
    'Namaste {{1}}, we could not confirm your donation of {{2}} from {{3}}.\n\nReason: {{4}}\nWhat to do next: {{5}}\n\nWith thanks, Sangha',
  donation_refunded:
    'Namaste {{1}}, {{2}} of your donation of {{3}} is on its way back to you and reaches you in 5 to 8 business days. {{4}} karma points are taken back with it.',
  donation_refund_failed:
    'Namaste {{1}}, your bank did not accept the refund of {{2}} of your donation of {{3}}. Our team is taking care of it. You do not need to do anything.',
  class_cancelled:
    'Namaste {{1}}, the class {{2}} ({{3}}) will not be held.\n\n{{4}}\n\nThe next Sangha class is on your dashboard.',
  class_reminder:
    'Namaste {{1}}, {{2}} begins at {{3}}. One tap counts your day and opens the class: {{4}}\n\nThe link is yours and is good for today. To end these reminders, reply STOP.',
  challenge_day:
    'Namaste {{1}}, today is day {{2}} of your {{3}} days. Days attended so far: {{4}}. Your next class: {{5}}\n\nTo end these messages, reply STOP.',
  donor_details:
    'Namaste {{1}}, thank you for your donations to Sangha in the year {{2}}. For a tax certificate the tax office needs your name, address and ID. If you would like one, enter them here: {{3}}\n\nTo end these messages, reply STOP.',
  donor_details_corrected:
    'Namaste {{1}}, we have updated your details for tax certificates at Sangha. Please check that everything is right: {{2}}\n\nIf you have a certificate already, please download it again. If you did not ask for this change, tell us on the Help page.',
  class_moved:
    'Namaste {{1}}, the class {{2}} of {{3}} begins at another time: {{4}}. It waits for you on your dashboard.',
};
