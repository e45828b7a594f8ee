/** Messages about registration, login and password reset. */
export const authServerMessages = {
  'Please enter your phone number': 'कृपया तुमचा फोन नंबर लिहा',
  'Please enter a valid phone number': 'कृपया योग्य फोन नंबर लिहा',
  'Please enter your password': 'कृपया तुमचा पासवर्ड लिहा',
  "Please use letters, spaces and ' . - alone in your name": "कृपया नावात फक्त अक्षरे, मोकळी जागा आणि ' . - लिहा",
  'Please leave a space after each dot in your name': 'कृपया नावात प्रत्येक बिंदूनंतर मोकळी जागा सोडा',
  friend: 'मित्र',
  'Please enter your name': 'कृपया तुमचे नाव लिहा',
  'Please tick the box if you agree': 'तुम्हाला मान्य असेल, तर कृपया चौकटीत खूण करा',
  'Password must be at least 6 characters long!': 'पासवर्ड किमान 6 अक्षरांचा असावा!',
  'Password must be at most 128 characters long!': 'पासवर्ड जास्तीत जास्त 128 अक्षरांचा असू शकतो!',
  'This password is too common. Please choose another one.': 'हा पासवर्ड फारच सामान्य आहे. कृपया दुसरा निवडा.',
  'Please choose a password without your name, your phone number or our name in it.':
    'कृपया असा पासवर्ड निवडा, ज्यात तुमचे नाव, तुमचा फोन नंबर किंवा आमचे नाव नाही.',
  'This link has expired or was used already.': 'या लिंकची मुदत संपली आहे किंवा ती आधीच वापरली गेली आहे.',
  'Your account is yours again. Please log in with your new password.':
    'तुमचे खाते पुन्हा तुमचे आहे. कृपया नव्या पासवर्डने लॉग इन करा.',
  'Passwords do not match!': 'दोन्ही पासवर्ड सारखे नाहीत!',
  'Please enter the 6 characters of your OTP': 'कृपया OTP चे 6 अंक लिहा',
  'This button has run out. Please log in with your password.': 'या बटणाची मुदत संपली आहे. कृपया तुमच्या पासवर्डने लॉग इन करा.',
  'Your goal is saved.': 'तुमचे ध्येय जतन केले.',
  'Login successful!': 'लॉग इन झाले!',
  'Login failed. Please check your credentials.': 'लॉग इन झाले नाही. कृपया फोन नंबर आणि पासवर्ड तपासा.',
  'Error during login. Please try again later.': 'लॉग इन करताना अडचण आली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Registration successful! Please login.': 'नोंदणी झाली! कृपया लॉग इन करा.',
  'Registration successful! Please login. The referral code was not found and has not been applied.':
    'नोंदणी झाली! कृपया लॉग इन करा. रेफरल कोड सापडला नाही, म्हणून लागू केला नाही.',
  'Error during registration. Please try again later.': 'नोंदणी करताना अडचण आली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'This phone number is already registered. Please login.': 'हा फोन नंबर आधीच नोंदलेला आहे. कृपया लॉग इन करा.',
  'OTP sent successfully to your phone number!': 'OTP तुमच्या फोन नंबरवर पाठवला आहे!',
  'Error sending OTP. Please try again later.': 'OTP पाठवताना अडचण आली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'OTP resent successfully!': 'OTP पुन्हा पाठवला आहे!',
  'Error resending OTP. Please try again.': 'OTP पुन्हा पाठवताना अडचण आली. कृपया पुन्हा प्रयत्न करा.',
  'An OTP was sent a moment ago. Please wait before asking for another one.':
    'आताच एक OTP पाठवला आहे. कृपया थोडे थांबून दुसरा मागा.',
  'Please go through forgot password process first.': 'कृपया आधी “पासवर्ड विसरलात” पासून सुरुवात करा.',
  'Failed to reset password. Please check your OTP and try again.': 'पासवर्ड बदलला नाही. कृपया OTP तपासून पुन्हा प्रयत्न करा.',
  'Error resetting password. Please try again later.': 'पासवर्ड बदलताना अडचण आली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Password reset successfully! You can now login with your new password.':
    'पासवर्ड बदलला! आता तुम्ही नव्या पासवर्डने लॉग इन करू शकता.',
  'You are logged out. See you tomorrow.': 'तुम्ही लॉग आउट झालात. उद्या भेटू.',
} as const;
