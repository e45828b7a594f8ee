export const donationServerMessages = {
  'Please enter a valid donation amount': 'कृपया दान की सही राशि लिखें',
  'Please give at most ₹5,00,000 at a time': 'एक बार में ज़्यादा से ज़्यादा ₹5,00,000 दें',
  'Please confirm that you are a citizen of India. We cannot accept donations of other citizens.':
    'कृपया बताएँ कि आपकी नागरिकता भारत की है। दूसरे देशों के नागरिकों का दान हम नहीं ले सकते।',
  'There are no donations in this year.': 'इस साल में कोई दान नहीं है।',
  'Please choose how to pay': 'कृपया भुगतान का तरीक़ा चुनें',
  'Please upload payment screenshot': 'कृपया भुगतान का स्क्रीनशॉट अपलोड करें',
  'File size should be less than 5MB': 'फ़ाइल 5MB से छोटी होनी चाहिए',
  'This picture is a {type} file. Please upload only JPG, JPEG, or PNG files. A screenshot of it works too.':
    'यह तस्वीर {type} फ़ाइल है। कृपया केवल JPG, JPEG या PNG फ़ाइल अपलोड करें। इसका स्क्रीनशॉट भी चलेगा।',
  'This picture is damaged or incomplete. Please save it again, or upload a screenshot of it.':
    'यह तस्वीर ख़राब या अधूरी है। कृपया इसे फिर से सेव करें या इसका स्क्रीनशॉट अपलोड करें।',
  'Please upload only JPG, JPEG, or PNG files': 'कृपया केवल JPG, JPEG या PNG फ़ाइल अपलोड करें',
  'Please choose an image of at most {count} megapixels': 'कृपया {count} मेगापिक्सेल तक का चित्र चुनें',
  'Many images are being uploaded just now. Please try again in a moment.':
    'अभी बहुत-से चित्र अपलोड हो रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'This image takes too long to read. Please choose a smaller one.':
    'इस चित्र को पढ़ने में बहुत समय लगता है। कृपया कोई छोटा चित्र चुनें।',
  'The uploaded file is gone. Please upload it again.': 'अपलोड की गई फ़ाइल अब नहीं है। कृपया फिर अपलोड करें।',
  'You have {count} donations waiting for review. Please wait until one of them is decided.':
    'आपके {count} दान जाँच में हैं। कृपया उनमें से किसी एक के निर्णय तक रुकें।',
  'Thank you. Your donation is with our team, and karma points are added once it is approved.':
    'धन्यवाद। आपका दान हमारी टीम के पास है; स्वीकृत होते ही कर्म अंक जुड़ेंगे।',
  'This reference is not one of your QR codes.': 'यह संदर्भ आपके किसी QR कोड का नहीं है।',
  'Failed to submit donation': 'दान नहीं भेजा जा सका',
  'Your QR code is ready.': 'आपका QR कोड तैयार है।',
  'Thank you. Your payment has arrived.': 'धन्यवाद। आपका भुगतान मिल गया।',
  'Your order is ready to be paid.': 'आपका ऑर्डर भुगतान के लिए तैयार है।',
  'Order created': 'ऑर्डर बन गया',
  'Failed to create payment order': 'भुगतान का ऑर्डर नहीं बन सका',
  'Order not found.': 'यह ऑर्डर नहीं मिला।',
  'This order is paid already. Thank you.': 'इस ऑर्डर का भुगतान हो चुका है। धन्यवाद।',
  'Payment cancelled': 'भुगतान रद्द किया गया',
  'Payment failed: {problem}': 'भुगतान नहीं हुआ: {problem}',
  'Please try again.': 'कृपया फिर कोशिश करें।',
  'Payment verification failed. Please try again.': 'भुगतान की पुष्टि नहीं हुई। कृपया फिर कोशिश करें।',
  'Thank you. {count} karma points are added to your name.': 'धन्यवाद। आपके नाम {count} कर्म अंक जुड़ गए हैं।',
  'Your payment has reached us. Karma points are added once it is confirmed.':
    'आपका भुगतान हम तक पहुँच गया है। पुष्टि होते ही कर्म अंक जुड़ेंगे।',
  'The payment provider cannot be reached just now. Please try again.':
    'भुगतान सेवा से अभी संपर्क नहीं हो पा रहा है। कृपया फिर कोशिश करें।',
  'The payment did not go through, and the provider has returned it.':
    'भुगतान पूरा नहीं हुआ, और भुगतान सेवा ने राशि लौटा दी है।',
  'Please send the payment screenshot once more on the Donations page.': 'कृपया भुगतान का स्क्रीनशॉट “दान” के पेज पर फिर भेजें।',
  'If you would like to give again, you are welcome on the Donations page.':
    'अगर आप फिर से दान देना चाहें, तो “दान” के पेज पर आपका स्वागत है।',
  'Your payment has reached us, and our team is matching it to you. Please do not pay again.':
    'आपका भुगतान हम तक पहुँच गया है, और हमारी टीम उसे आपके नाम से मिला रही है। कृपया दोबारा भुगतान न करें।',
  'Your payment is being confirmed, and your history shows it within a few minutes. Please do not pay again.':
    'आपके भुगतान की पुष्टि हो रही है, और कुछ ही मिनटों में वह आपके इतिहास में दिखेगा। कृपया दोबारा भुगतान न करें।',
  'This day is still to come.': 'यह दिन अभी आया नहीं है।',
  'Please choose a day of the last {count} days.': 'कृपया पिछले {count} दिनों में से कोई दिन चुनें।',
  'Please choose the day of the payment': 'कृपया भुगतान का दिन चुनें',
  'The UTR has 12 digits. You can also leave it blank': 'यूटीआर नंबर में 12 अंक होते हैं। आप इसे ख़ाली भी छोड़ सकते हैं',
  'The picture cannot be read.': 'तस्वीर पढ़ी नहीं जा सकती।',
  'The picture shows another amount.': 'तस्वीर में दूसरी राशि है।',
  'The picture does not show a payment to us.': 'तस्वीर में हमें किया गया भुगतान नहीं दिखता।',
  'This payment was sent before and is counted already.': 'यह भुगतान पहले भी भेजा गया था और गिना जा चुका है।',
  'The payment has not reached our account.': 'भुगतान हमारे खाते में नहीं पहुँचा है।',
  'Receipt not found.': 'यह रसीद नहीं मिली।',
  'Screenshot not found.': 'यह स्क्रीनशॉट नहीं मिला।',
  'Please enter your name as on your ID': 'कृपया अपना नाम वैसे लिखें जैसा पहचान-पत्र पर है',
  'Please enter your address': 'कृपया अपना पता लिखें',
  'Please choose an ID': 'कृपया पहचान-पत्र चुनें',
  'Please enter the number of your ID': 'कृपया पहचान-पत्र की संख्या लिखें',
  'Please check the PAN. It has ten characters, such as ABCPS1234F':
    'कृपया PAN जाँच लें। इसमें दस अक्षर और अंक होते हैं, जैसे ABCPS1234F',
  'Please check the Aadhaar number. It has twelve digits': 'कृपया आधार संख्या जाँच लें। इसमें बारह अंक होते हैं',
  'Please check the passport number': 'कृपया पासपोर्ट संख्या जाँच लें',
  'We cannot give tax certificates yet. Please ask us on the Help page.':
    'हम अभी कर-प्रमाणपत्र नहीं दे सकते। कृपया मदद के पेज पर हमसे पूछें।',
  'Please ask us on the Help page.': 'कृपया मदद के पेज पर हमसे पूछें।',
  'Tax certificate not found.': 'कर-प्रमाणपत्र नहीं मिला।',
  'Your details are saved.': 'आपकी जानकारी सहेज ली गई।',
  'Your details could not be saved. Please try again.': 'आपकी जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।',
} as const;
