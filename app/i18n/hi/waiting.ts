import type { WaitingPageMessages } from '../en/waiting';

export const waitingPageMessages: WaitingPageMessages = {
  title: 'बस एक पल',
  text: 'इस समय बहुत सारे लोग एक साथ आ रहे हैं। यह पेज कुछ सेकंड में अपने आप खुल जाएगा, कुछ दबाना नहीं है।',
  form: 'इस समय बहुत सारे लोग एक साथ आ रहे हैं, इसलिए आपका फ़ॉर्म शायद सेव नहीं हुआ। कृपया कुछ सेकंड बाद वापस जाकर उसे फिर से भेजें।',
};
