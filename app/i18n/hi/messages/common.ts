export const commonServerMessages = {
  'Please log in again.': 'कृपया फिर लॉग इन करें।',
  'You are logged out. Log in in another tab, then send this again.':
    'आप लॉग आउट हो चुके हैं। दूसरे टैब में लॉग इन करें, फिर इसे दोबारा भेजें।',
  'Your account is suspended. Please contact us.': 'आपका खाता अभी रोका गया है। कृपया हमसे संपर्क करें।',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'Too many attempts. Please wait a little and try again.': 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  'Many people are logging in just now. Please try again in a moment.':
    'अभी बहुत लोग लॉग इन कर रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Too many attempts. Please try again tomorrow.': 'बहुत बार कोशिश हुई। कृपया कल फिर कोशिश करें।',
  'Something went wrong. Please try again later.': 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Files cannot be stored just now. Please try again in a moment.':
    'फ़ाइलें अभी नहीं रखी जा सकतीं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'We cannot reach our database just now. Please try again in a moment.':
    'हमारे डेटाबेस से अभी संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Please keep this under {count} characters': 'कृपया इसे {count} अक्षरों से कम रखें',
  'Please remove the special characters': 'कृपया विशेष चिह्न हटा दें',
  'Invalid request': 'यह अनुरोध सही नहीं है',
  'This form was sent from another site.': 'यह फ़ॉर्म किसी दूसरी साइट से भेजा गया है।',
  'The form could not be read. Please try again.': 'फ़ॉर्म पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  'The form is too large.': 'फ़ॉर्म बहुत बड़ा है।',
  'File not found.': 'यह फ़ाइल नहीं मिली।',
  'There is no such code.': 'ऐसा कोई कोड नहीं है।',
  'The classes are free all the same. Join us.': 'कक्षाएँ फिर भी निःशुल्क हैं। हमारे साथ जुड़ें।',
} as const;
