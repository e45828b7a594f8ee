/** What the server says of classes, plans, ratings and a member's own profile. */
export const practice = {
  'Attendance marked. Enjoy the class.': 'उपस्थिति दर्ज हुई। कक्षा का आनंद लें।',
  'Attendance marked. {count} days in a row.': 'उपस्थिति दर्ज हुई। लगातार {count} दिन।',
  'Attendance marked. You are now {title}.': 'उपस्थिति दर्ज हुई। अब आपकी उपाधि है: {title}।',
  'Attendance already marked for this class': 'इस कक्षा की उपस्थिति पहले ही दर्ज है',
  'Failed to mark attendance. Please try again.': 'उपस्थिति दर्ज नहीं हुई। कृपया फिर कोशिश करें।',
  'Invalid attendance request': 'यह उपस्थिति दर्ज नहीं की जा सकती',
  'This class has not started yet': 'यह कक्षा अभी शुरू नहीं हुई है',
  'This class has ended': 'यह कक्षा समाप्त हो चुकी है',
  'This class is full': 'इस कक्षा में जगह नहीं बची है',
  'Class not found.': 'यह कक्षा नहीं मिली।',

  'Your streak is paused.': 'आपकी लय विराम पर है।',
  'Your streak goes on.': 'आपकी लय फिर चल पड़ी है।',
  'Your streak is paused already.': 'आपकी लय पहले से विराम पर है।',
  'You can pause {count} times in {days} days.': '{days} दिनों में {count} बार विराम लिया जा सकता है।',
  'The pause could not be saved. Please try again.': 'विराम सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  'Streaks cannot be paused.': 'लय को विराम नहीं दिया जा सकता।',
  'A pause lasts 1 to {days} days': 'विराम 1 से {days} दिन का होता है',

  'Please choose from one to five stars': 'कृपया एक से पाँच तारे चुनें',
  'Thank you for your feedback!': 'आपकी राय के लिए धन्यवाद!',
  'Failed to submit rating': 'राय नहीं भेजी जा सकी',
  'You must be logged in to rate.': 'राय देने के लिए लॉग इन करें।',

  'Free for everyone': 'सबके लिए निःशुल्क',
  'Made for you': 'आपके लिए बनी',
  'Log in to unlock': 'खोलने के लिए लॉग इन करें',
  'Unlocked with your karma points': 'आपके कर्म अंकों से खुली',
  'Earn {count} more karma points': '{count} कर्म अंक और कमाएँ',
  'You can only see your own plans.': 'आप केवल अपनी योजनाएँ देख सकते हैं।',

  'Please enter your email': 'कृपया अपना ईमेल लिखें',
  'Enter an email such as name@example.in': 'ऐसा ईमेल लिखें: name@example.in',
  'Please choose your gender': 'कृपया अपना लिंग चुनें',
  'Please enter your city': 'कृपया अपना शहर लिखें',
  'Please enter your date of birth': 'कृपया अपनी जन्मतिथि लिखें',
  'Please enter a real date of birth': 'कृपया सही जन्मतिथि लिखें',
  'Date of birth cannot be in the future': 'जन्मतिथि भविष्य की नहीं हो सकती',
  'Please choose your primary goal': 'कृपया अपना मुख्य लक्ष्य चुनें',
  'This phone number is already registered.': 'यह फ़ोन नंबर पहले से पंजीकृत है।',
  'You can only see your own profile.': 'आप केवल अपनी प्रोफ़ाइल देख सकते हैं।',
  'You can only change your own profile.': 'आप केवल अपनी प्रोफ़ाइल बदल सकते हैं।',
  'Member not found.': 'यह सदस्य नहीं मिला।',
  'Profile updated successfully!': 'प्रोफ़ाइल सहेज ली गई है!',
  'Error updating profile. Please try again later.': 'प्रोफ़ाइल सहेजने में गड़बड़ हुई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Saved. Please confirm your new phone number.': 'सहेज लिया गया। कृपया अपने नए फ़ोन नंबर की पुष्टि करें।',
  'Your new phone number is confirmed.': 'आपके नए फ़ोन नंबर की पुष्टि हो गई है।',
  'There is no new phone number to confirm. Please save your profile again.':
    'पुष्टि के लिए कोई नया फ़ोन नंबर नहीं है। कृपया प्रोफ़ाइल फिर सहेजें।',
  'This OTP is wrong or has expired. Please check it and try again.':
    'यह OTP ग़लत है या पुराना हो चुका है। कृपया जाँचकर फिर कोशिश करें।',
  'This is not your password.': 'यह आपका पासवर्ड नहीं है।',
  'This account belongs to the back office. Please ask another admin.':
    'यह खाता कार्यालय का है। कृपया किसी दूसरे एडमिन से कहें।',
  'Your account and your data are deleted. Namaste.': 'आपका खाता और आपका डेटा मिटा दिया गया है। नमस्ते।',
  'You are logged out on every device.': 'आप हर डिवाइस पर लॉग आउट हो गए हैं।',
} as const;

/** The titles that fill a blank of a message. */
export const titles = {
  Beginner: 'आरंभ',
  Sadhak: 'साधक',
  Abhyasi: 'अभ्यासी',
  Yogasarthi: 'योगसारथी',
  Pranamitra: 'प्राणमित्र',
  Dhyanvi: 'ध्यान्वी',
  Yogapravar: 'योगप्रवर',
  Yogaratna: 'योगरत्न',
  Yogacharya: 'योगाचार्य',
  Yogi: 'योगी',
  Mahayogi: 'महायोगी',
} as const;
