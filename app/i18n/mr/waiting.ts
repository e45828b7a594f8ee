import type { WaitingPageMessages } from '../en/waiting';

export const waitingPageMessages: WaitingPageMessages = {
  title: 'कृपया एक क्षण थांबा',
  text: 'सध्या खूप लोक एकाच वेळी येत आहेत. हे पान काही सेकंदांत आपोआप उघडेल, काही दाबायची गरज नाही.',
  form: 'सध्या खूप लोक एकाच वेळी येत आहेत, त्यामुळे तुमचा फॉर्म कदाचित सेव्ह झाला नाही. कृपया काही सेकंदांनी मागे जाऊन तो पुन्हा पाठवा.',
};
