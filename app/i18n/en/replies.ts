/** Replies to WhatsApp messages: to STOP, START, the code of a phone and any other message. */
export const replyMessages = {
  notices_stopped:
    'Done. {brand} will not send you reminders or notices on WhatsApp any more. You will still get the codes that you ask for. To get notices again, reply START.',
  notices_resumed:
    'Namaste! {brand} will send you notices about class changes and your donations again. For reminders before your class, switch them on in your profile: {url}. To stop notices, reply STOP.',
  phone_confirmed:
    'Thank you, your WhatsApp number is now confirmed for an account of {brand}. If this was not you, set a new password at {url}: everybody else is then logged out.',
  message_received: 'We have your message. A volunteer of {brand} answers between 9 AM and 6 PM.',
};
