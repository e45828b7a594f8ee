/** Messages about registration, login and password reset. */
export const authServerMessages = {
  'Please enter your phone number': 'कृपया अपना फ़ोन नंबर लिखें',
  'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
  'Please enter your password': 'कृपया अपना पासवर्ड लिखें',
  "Please use letters, spaces and ' . - alone in your name": "कृपया नाम में सिर्फ़ अक्षर, ख़ाली जगह और ' . - लिखें",
  'Please leave a space after each dot in your name': 'कृपया नाम में हर बिंदु के बाद ख़ाली जगह छोड़ें',
  friend: 'मित्र',
  'Please enter your name': 'कृपया अपना नाम लिखें',
  'Please tick the box if you agree': 'यदि आप सहमत हैं, तो कृपया बॉक्स पर टिक लगाएँ',
  'Password must be at least 6 characters long!': 'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए!',
  'Password must be at most 128 characters long!': 'पासवर्ड ज़्यादा से ज़्यादा 128 अक्षरों का हो सकता है!',
  'This password is too common. Please choose another one.': 'यह पासवर्ड बहुत आम है। कृपया कोई और चुनें।',
  'Please choose a password without your name, your phone number or our name in it.':
    'कृपया ऐसा पासवर्ड चुनें जिसमें आपका नाम, आपका फ़ोन नंबर या हमारा नाम न हो।',
  'This link has expired or was used already.': 'इस लिंक का समय बीत गया है या यह पहले ही काम में आ चुका है।',
  'Your account is yours again. Please log in with your new password.':
    'आपका खाता फिर आपका है। कृपया नए पासवर्ड से लॉग इन करें।',
  'Passwords do not match!': 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  'Please enter the 6 characters of your OTP': 'कृपया OTP के 6 अंक लिखें',
  'This button has run out. Please log in with your password.': 'इस बटन का समय बीत गया है। कृपया अपने पासवर्ड से लॉग इन करें।',
  'Your goal is saved.': 'आपका लक्ष्य सहेज लिया गया।',
  'Login successful!': 'लॉग इन हो गया!',
  'Login failed. Please check your credentials.': 'लॉग इन नहीं हुआ। कृपया फ़ोन नंबर और पासवर्ड जाँच लें।',
  'Error during login. Please try again later.': 'लॉग इन में गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Registration successful! Please login.': 'पंजीकरण हो गया! कृपया लॉग इन करें।',
  'Registration successful! Please login. The referral code was not found and has not been applied.':
    'पंजीकरण हो गया! कृपया लॉग इन करें। रेफ़रल कोड नहीं मिला, इसलिए लगाया नहीं गया।',
  'Error during registration. Please try again later.': 'पंजीकरण में गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'This phone number is already registered. Please login.': 'यह फ़ोन नंबर पहले से पंजीकृत है। कृपया लॉग इन करें।',
  'OTP sent successfully to your phone number!': 'OTP आपके फ़ोन नंबर पर भेज दिया गया है!',
  'Error sending OTP. Please try again later.': 'OTP भेजने में गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'OTP resent successfully!': 'OTP फिर भेज दिया गया है!',
  'Error resending OTP. Please try again.': 'OTP फिर भेजने में गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'An OTP was sent a moment ago. Please wait before asking for another one.':
    'अभी-अभी एक OTP भेजा गया है। कृपया थोड़ा रुककर दूसरा माँगें।',
  'Please go through forgot password process first.': 'कृपया पहले “पासवर्ड भूल गए” से शुरू करें।',
  'Failed to reset password. Please check your OTP and try again.': 'पासवर्ड नहीं बदला। कृपया OTP जाँचकर फिर कोशिश करें।',
  'Error resetting password. Please try again later.': 'पासवर्ड बदलने में गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Password reset successfully! You can now login with your new password.':
    'पासवर्ड बदल गया! अब आप नए पासवर्ड से लॉग इन कर सकते हैं।',
  'You are logged out. See you tomorrow.': 'आप लॉग आउट हो गए हैं। कल मिलते हैं।',
} as const;
