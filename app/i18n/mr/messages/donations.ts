export const donationServerMessages = {
  'Please enter a valid donation amount': 'कृपया देणगीची योग्य रक्कम लिहा',
  'Please give at most ₹5,00,000 at a time': 'एका वेळी जास्तीत जास्त ₹5,00,000 द्या',
  'Please choose how to pay': 'कृपया पैसे कसे द्याल ते निवडा',
  'Please upload payment screenshot': 'कृपया पेमेंटचा स्क्रीनशॉट पाठवा',
  'File size should be less than 5MB': 'फाइल 5MB पेक्षा लहान असावी',
  'This picture is a {type} file. Please upload only JPG, JPEG, or PNG files. A screenshot of it works too.':
    'हे चित्र {type} फाइल आहे. कृपया फक्त JPG, JPEG किंवा PNG फाइल पाठवा. त्याचा स्क्रीनशॉटही चालेल.',
  'This picture is damaged or incomplete. Please save it again, or upload a screenshot of it.':
    'हे चित्र खराब किंवा अपूर्ण आहे. कृपया ते पुन्हा जतन करा किंवा त्याचा स्क्रीनशॉट पाठवा.',
  'Please upload only JPG, JPEG, or PNG files': 'कृपया फक्त JPG, JPEG किंवा PNG फाइल पाठवा',
  'Please choose an image of at most {count} megapixels': 'कृपया {count} मेगापिक्सेलपर्यंतचे चित्र निवडा',
  'Many images are being uploaded just now. Please try again in a moment.':
    'सध्या खूप चित्रे पाठवली जात आहेत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'This image takes too long to read. Please choose a smaller one.':
    'हे चित्र वाचायला खूप वेळ लागतो. कृपया लहान चित्र निवडा.',
  'The uploaded file is gone. Please upload it again.': 'पाठवलेली फाइल आता नाही. कृपया पुन्हा पाठवा.',
  'You have {count} donations waiting for review. Please wait until one of them is decided.':
    'तुमच्या {count} देणग्या तपासणीत आहेत. कृपया त्यांपैकी एकीचा निर्णय होईपर्यंत थांबा.',
  'Thank you. Your donation is with our team, and karma points are added once it is approved.':
    'धन्यवाद. तुमची देणगी आमच्या टीमकडे आहे; मंजूर होताच कर्म गुण जमा होतील.',
  'This reference is not one of your QR codes.': 'हा संदर्भ तुमच्या कोणत्याही QR कोडचा नाही.',
  'Please confirm that you are a citizen of India. We cannot accept donations of other citizens.':
    'कृपया तुमचे नागरिकत्व भारताचे असल्याचे सांगा. इतर देशांच्या नागरिकांची देणगी आम्ही घेऊ शकत नाही.',
  'There are no donations in this year.': 'या वर्षात देणगी नाही.',
  'Your QR code is ready.': 'तुमचा QR कोड तयार आहे.',
  'Thank you. Your payment has arrived.': 'धन्यवाद. तुमचे पेमेंट मिळाले.',
  'Failed to submit donation': 'देणगी पाठवता आली नाही',
  'Your order is ready to be paid.': 'तुमची ऑर्डर पेमेंटसाठी तयार आहे.',
  'Order created': 'ऑर्डर तयार झाली',
  'Failed to create payment order': 'पेमेंटची ऑर्डर तयार झाली नाही',
  'Order not found.': 'ही ऑर्डर सापडली नाही.',
  'This order is paid already. Thank you.': 'या ऑर्डरचे पेमेंट झाले आहे. धन्यवाद.',
  'Payment cancelled': 'पेमेंट रद्द केले',
  'Payment failed: {problem}': 'पेमेंट झाले नाही: {problem}',
  'Please try again.': 'कृपया पुन्हा प्रयत्न करा.',
  'Payment verification failed. Please try again.': 'पेमेंटची खात्री झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  'Thank you. {count} karma points are added to your name.': 'धन्यवाद. तुमच्या नावे {count} कर्म गुण जमा झाले आहेत.',
  'Your payment has reached us. Karma points are added once it is confirmed.':
    'तुमचे पेमेंट आमच्यापर्यंत पोहोचले आहे. खात्री होताच कर्म गुण जमा होतील.',
  'The payment provider cannot be reached just now. Please try again.':
    'सध्या पेमेंट सेवेशी संपर्क होत नाही. कृपया पुन्हा प्रयत्न करा.',
  'The payment did not go through, and the provider has returned it.': 'पेमेंट पूर्ण झाले नाही, आणि पेमेंट सेवेने रक्कम परत केली आहे.',
  'Please send the payment screenshot once more on the Donations page.':
    'कृपया पेमेंटचा स्क्रीनशॉट “देणगी” या पानावर पुन्हा पाठवा.',
  'If you would like to give again, you are welcome on the Donations page.':
    'तुम्हाला पुन्हा देणगी द्यायची असेल, तर “देणगी” या पानावर तुमचे स्वागत आहे.',
  'Your payment has reached us, and our team is matching it to you. Please do not pay again.':
    'तुमचे पेमेंट आमच्यापर्यंत पोहोचले आहे, आणि आमची टीम ते तुमच्या नावाशी जुळवत आहे. कृपया पुन्हा पैसे देऊ नका.',
  'Your payment is being confirmed, and your history shows it within a few minutes. Please do not pay again.':
    'तुमच्या पेमेंटची खात्री केली जात आहे, आणि काही मिनिटांत ते तुमच्या इतिहासात दिसेल. कृपया पुन्हा पैसे देऊ नका.',
  'This day is still to come.': 'हा दिवस अजून आलेला नाही.',
  'Please choose a day of the last {count} days.': 'कृपया गेल्या {count} दिवसांतला दिवस निवडा.',
  'Please choose the day of the payment': 'कृपया पेमेंटचा दिवस निवडा',
  'The UTR has 12 digits. You can also leave it blank': 'यूटीआर नंबरमध्ये 12 अंक असतात. तुम्ही तो रिकामाही ठेवू शकता',
  'The picture cannot be read.': 'चित्र वाचता येत नाही.',
  'The picture shows another amount.': 'चित्रात दुसरी रक्कम आहे.',
  'The picture does not show a payment to us.': 'चित्रात आम्हाला केलेले पेमेंट दिसत नाही.',
  'This payment was sent before and is counted already.': 'हे पेमेंट आधीही पाठवले होते आणि मोजले गेले आहे.',
  'The payment has not reached our account.': 'पेमेंट आमच्या खात्यात पोहोचलेले नाही.',
  'Receipt not found.': 'ही पावती सापडली नाही.',
  'Screenshot not found.': 'हा स्क्रीनशॉट सापडला नाही.',
  'Please enter your name as on your ID': 'कृपया तुमचे नाव ओळखपत्रावर आहे तसे लिहा',
  'Please enter your address': 'कृपया तुमचा पत्ता लिहा',
  'Please choose an ID': 'कृपया ओळखपत्र निवडा',
  'Please enter the number of your ID': 'कृपया ओळखपत्राचा क्रमांक लिहा',
  'Please check the PAN. It has ten characters, such as ABCPS1234F':
    'कृपया PAN तपासा. त्यात दहा अक्षरे आणि अंक असतात, उदाहरणार्थ ABCPS1234F',
  'Please check the Aadhaar number. It has twelve digits': 'कृपया आधार क्रमांक तपासा. त्यात बारा अंक असतात',
  'Please check the passport number': 'कृपया पासपोर्ट क्रमांक तपासा',
  'We cannot give tax certificates yet. Please ask us on the Help page.':
    'आम्ही अजून कर प्रमाणपत्र देऊ शकत नाही. कृपया मदतीच्या पानावर आम्हाला विचारा.',
  'Please ask us on the Help page.': 'कृपया मदतीच्या पानावर आम्हाला विचारा.',
  'Tax certificate not found.': 'कर प्रमाणपत्र सापडले नाही.',
  'Your details are saved.': 'तुमची माहिती जतन केली.',
  'Your details could not be saved. Please try again.': 'तुमची माहिती जतन करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;
