/** Replies to WhatsApp messages: to STOP, START, the code of a phone and any other message. */
export const replyMessages = {
  notices_stopped:
    'Done. {brand} will not send you reminders or notices on WhatsApp any more. A code that you ask for still comes. To get notices again, reply START.',
  notices_resumed:
    'Namaste! You will hear from {brand} again when a class changes and about your donations. To be reminded before your class, switch that on in your profile: {url}. To stop again, reply STOP.',
  phone_confirmed:
    'Thank you, your WhatsApp number is now confirmed for an account of {brand}. If this was not you, set a new password at {url}: everybody else is then logged out.',
  message_received: 'We have your message. A volunteer of {brand} answers between 9 AM and 6 PM.',
};
