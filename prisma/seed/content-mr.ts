/** Marathi translations of the demo texts. The keys are the English texts. */
export const marathiTexts: Readonly<Record<string, string>> = {
  // Class titles and descriptions.
  'Sunrise Surya Namaskar': 'सूर्योदय सूर्यनमस्कार',
  'Twelve steps with the rising sun, slow at first and then with the breath. Closes with five minutes of rest.':
    'उगवत्या सूर्यासोबत बारा आसने, आधी सावकाश आणि मग श्वासाच्या लयीत. शेवटी पाच मिनिटे विश्रांती.',
  'Hatha Foundations': 'हठयोग: पहिली पावले',
  'Standing and seated poses held long enough to learn them well. Every pose has an easier way.':
    'उभ्याने आणि बसून करायची आसने, नीट शिकता येतील इतका वेळ. प्रत्येक आसनाचा सोपा प्रकारही आहे.',
  'Chair Yoga for Every Body': 'खुर्ची योग, सर्वांसाठी',
  'Gentle movement for stiff knees, long desk days and older joints. A firm chair is all it takes.':
    'आखडलेले गुडघे, दिवसभराचे बैठे काम आणि वयामुळे दुखणारे सांधे यांच्यासाठी हलका व्यायाम. फक्त एक भक्कम खुर्ची हवी.',
  'Pranayama and Breath': 'प्राणायाम आणि श्वास',
  'Anulom vilom, bhramari and long exhales to put the working day down.':
    'अनुलोम-विलोम, भ्रामरी आणि दीर्घ श्वास, म्हणजे दिवसभराचा ताण मागे राहतो.',
  'Strength and Balance Vinyasa': 'बळ आणि तोल विन्यास',
  'A flowing hour for legs, core and balance. Come when the foundations feel easy.':
    'पाय, पोट आणि तोल यांच्यासाठी तासभर सलग सराव. सुरुवातीची आसने सहज जमू लागली की या.',
  'Yoga Nidra for Sleep': 'शांत झोपेसाठी योगनिद्रा',
  'Lying down, lights low: a guided rest from the toes to the crown. Most people sleep better the same night.':
    'आडवे होऊन, मंद प्रकाशात: पायाच्या बोटांपासून डोक्यापर्यंत शिक्षकांच्या सूचनांसोबत विश्रांती. बहुतेकांना त्याच रात्री चांगली झोप लागते.',
  // Questions and answers of the FAQ.
  'Is Sangha really free?': 'संघ खरोखर विनामूल्य आहे का?',
  'Yes. Every class, the 14-day challenge and the community cost nothing, and will not later. Those who can, give a little so that the classes stay open to everyone.':
    'हो. प्रत्येक वर्ग, 14 दिवसांचे आव्हान आणि समुदाय, सगळे विनामूल्य आहे आणि पुढेही राहील. ज्यांना शक्य आहे ते थोडी देणगी देतात, म्हणजे वर्ग सर्वांसाठी खुले राहतात.',
  'What is the 14-day challenge?': '14 दिवसांचे आव्हान म्हणजे काय?',
  'Fourteen mornings (or evenings) of guided practice, one class a day. Register with your phone number, choose a batch that suits you and join from your dashboard. You may change the batch on any day.':
    'चौदा सकाळी (किंवा संध्याकाळी) शिक्षकांसोबत सराव, दिवसाला एक वर्ग. तुमच्या फोन नंबरने नोंदणी करा, सोयीची बॅच निवडा आणि डॅशबोर्डवरून सामील व्हा. बॅच कोणत्याही दिवशी बदलता येते.',
  'How do I get the class links and reminders?': 'वर्गाच्या लिंक आणि रिमाइंडर कसे मिळतात?',
  'After you register you can join our WhatsApp group, where links and reminders are shared. The day’s classes are on your dashboard as well, with a Join Now button while they are going on.':
    'नोंदणीनंतर तुम्ही आमच्या WhatsApp गटात येऊ शकता. तिथे लिंक आणि रिमाइंडर येतात. दिवसाचे वर्ग तुमच्या डॅशबोर्डवरही असतात; वर्ग सुरू असताना तिथे “आता सामील व्हा” हे बटण दिसते.',
  'I have never done yoga. Can I join?': 'मी योग कधीच केला नाही. मला सामील होता येईल का?',
  'Please do. Hatha Foundations at 7 in the morning and Chair Yoga at 8 are made for beginners, and every teacher shows an easier way for each pose.':
    'नक्की या. सकाळी 7 वाजताचा “हठयोग: पहिली पावले” आणि 8 वाजताचा “खुर्ची योग” हे वर्ग नवशिक्यांसाठीच आहेत, आणि प्रत्येक शिक्षक प्रत्येक आसनाचा सोपा प्रकारही दाखवतात.',
  'What do I need at home?': 'घरी काय काय लागते?',
  'A mat or a folded blanket, some water, and enough room to stretch your arms. For Chair Yoga, a firm chair without wheels. Practise two to three hours after a meal.':
    'चटई किंवा घडी घातलेली घोंगडी, थोडे पाणी, आणि हात पसरता येतील एवढी जागा. खुर्ची योगासाठी चाके नसलेली भक्कम खुर्ची. जेवणानंतर दोन-तीन तासांनी सराव करा.',
  'I have back pain, high blood pressure or I am pregnant. Is it safe?':
    'मला पाठदुखी किंवा उच्च रक्तदाब आहे, किंवा मी गरोदर आहे. योग सुरक्षित आहे का?',
  'Ask your doctor first, and tell the teacher at the start of the class. Leave out whatever hurts: rest is part of the practice.':
    'आधी डॉक्टरांना विचारा, आणि वर्गाच्या सुरुवातीला शिक्षकांना सांगा. ज्याने दुखते, ते करू नका: विश्रांती हाही सरावाचा भाग आहे.',
  'How does my streak grow?': 'माझे सातत्य कसे वाढते?',
  'Each day on which you attend at least one class adds one. A day on which no class is held neither adds to your streak nor breaks it. If you miss a day, a rest day saves your streak: you begin with two and earn one more for every seven class days, two at most. If you will be away, pause your streak for up to 14 days on its page.':
    'ज्या दिवशी तुम्ही एका तरी वर्गाला येता, तो दिवस मोजला जातो. ज्या दिवशी वर्ग नसतो, त्या दिवसाने सातत्य वाढत नाही आणि तुटतही नाही. एखादा दिवस चुकला, तर विश्रांतीचा दिवस सातत्य वाचवतो: सुरुवातीला दोन मिळतात आणि वर्गाच्या दर सात दिवसांनी आणखी एक, एका वेळी जास्तीत जास्त दोन. बाहेर जाणार असाल, तर सातत्याच्या पानावर ते 14 दिवसांपर्यंत थांबवून ठेवता येते.',
  'What are the titles on the leaderboard?': 'लीडरबोर्डवरच्या उपाध्या काय आहेत?',
  'They mark how many classes you have attended in all: Sadhak from 5, Abhyasi from 10, Yogasarthi from 30, Pranamitra from 50, Dhyanvi from 75, Yogapravar from 100, Yogaratna from 180, Yogacharya from 250, Yogi from 365 and Mahayogi from 500.':
    'तुम्ही एकूण किती वर्गांना आलात, ते त्या सांगतात: 5 पासून साधक, 10 पासून अभ्यासी, 30 पासून योगसारथी, 50 पासून प्राणमित्र, 75 पासून ध्यान्वी, 100 पासून योगप्रवर, 180 पासून योगरत्न, 250 पासून योगाचार्य, 365 पासून योगी आणि 500 पासून महायोगी.',
  'How do I earn karma points?': 'कर्म गुण कसे मिळतात?',
  'You receive 100 points once for each friend who registers with your link, from the eleventh of a day on with their first class, and as many points as rupees for every donation. Points open certain diet plans and are never spent.':
    'तुमच्या लिंकने नोंदणी करणाऱ्या प्रत्येक मित्रासाठी एकदा 100 गुण मिळतात; एका दिवसातल्या अकराव्या मित्रापासून पुढे ते त्यांच्या पहिल्या वर्गानंतर मिळतात. प्रत्येक देणगीवर जितके रुपये, तितके गुण. गुणांनी काही आहार योजना उघडतात, आणि गुण कधीही खर्च होत नाहीत.',
  'When are the classes?': 'वर्ग कधी असतात?',
  'Every day at 6, 7 and 8 in the morning and at 6, 7 and 8 in the evening, Indian time. Each lasts 45 to 60 minutes.':
    'दररोज सकाळी 6, 7 आणि 8 वाजता आणि संध्याकाळी 6, 7 आणि 8 वाजता, भारतीय वेळेनुसार. प्रत्येक वर्ग 45 ते 60 मिनिटांचा असतो.',
  'How is my attendance marked?': 'माझी हजेरी कशी लागते?',
  'By joining. Press Join Now on the class card: your attendance is noted and the meeting opens in a new tab after three seconds.':
    'सामील झाल्यावर. वर्गाच्या कार्डवर “आता सामील व्हा” दाबा: तुमची हजेरी लागते आणि तीन सेकंदांत वर्ग नव्या टॅबमध्ये उघडतो.',
  'May I attend more than one class a day?': 'एका दिवसात एकापेक्षा जास्त वर्गांना येता येते का?',
  'As many as you like. Each counts towards your title; the day counts once for your streak.':
    'हवे तितक्या. प्रत्येक वर्ग तुमच्या उपाधीसाठी मोजला जातो; सातत्यात तो दिवस एकदाच मोजला जातो.',
  'I forgot my password. What now?': 'मी पासवर्ड विसरलो किंवा विसरले. आता काय करू?',
  'Choose Forgot Password on the login page and enter your phone number. A six-digit code comes over WhatsApp and works for ten minutes. With it you set a new password.':
    'लॉग इन पानावर “पासवर्ड विसरलात?” निवडा आणि तुमचा फोन नंबर लिहा. WhatsApp वर सहा अंकी कोड येतो आणि दहा मिनिटे चालतो. त्याने नवा पासवर्ड ठेवा.',
  'The Join Now button is not there.': '“आता सामील व्हा” हे बटण दिसत नाही.',
  'It appears when the class starts and goes when the class ends. Until then Home shows when the class starts. If it is time and the button is missing, load the page again.':
    'वर्ग सुरू होताच बटण दिसते आणि वर्ग संपला की जाते. तोपर्यंत वर्ग कधी सुरू होतो ते होमवर दिसते. वेळ झाली आणि बटण नसेल, तर पान पुन्हा उघडा.',
  'My payment screenshot is not accepted.': 'माझा पेमेंटचा स्क्रीनशॉट स्वीकारला जात नाही.',
  'It has to be a JPG, JPEG or PNG picture of at most 5 MB. Crop it to the receipt and try again.':
    'तो JPG, JPEG किंवा PNG चित्र असावा आणि 5 MB पेक्षा मोठा नसावा. फक्त पावती दिसेल असा कापा आणि पुन्हा प्रयत्न करा.',
  'What happens with my donation?': 'माझ्या देणगीचे काय होते?',
  'It pays for the meeting rooms, the messages and the teachers’ training. A donation by QR is looked at by our team first; once it is approved, the karma is added and you hear from us over WhatsApp.':
    'त्यातून ऑनलाइन वर्ग, संदेश आणि शिक्षकांचे प्रशिक्षण यांचा खर्च भागतो. QR ने दिलेली देणगी आधी आमची टीम पाहते; ती मंजूर झाली की कर्म गुण जमा होतात आणि आम्ही WhatsApp वर कळवतो.',
  'Can a donation be refunded?': 'देणगी परत मिळू शकते का?',
  'Contact us within 3 days; our Help page shows how. A refund reaches your account in 5 to 8 business days, and the karma that came with the donation is taken back.':
    '3 दिवसांच्या आत आमच्याशी संपर्क करा; कसा ते मदतीच्या पानावर आहे. रक्कम 5 ते 8 कामकाजाच्या दिवसांत तुमच्या खात्यात जमा होते, आणि देणगीसोबत मिळालेले कर्म गुण परत घेतले जातात.',
  'Will there be a yoga camp in Rishikesh this year?': 'या वर्षी ऋषिकेशमध्ये योग शिबिर होणार का?',
  'We are still talking to the ashram. Dates will be announced in the WhatsApp group.':
    'आश्रमाशी अजून बोलणे सुरू आहे. तारखा WhatsApp गटात कळवू.',
  // Video titles and descriptions.
  'Your first ten minutes on the mat': 'चटईवरची पहिली दहा मिनिटे',
  'How to stand, sit and breathe before the first class.': 'पहिल्या वर्गाआधी: कसे उभे राहायचे, बसायचे आणि श्वास घ्यायचा.',
  'Surya Namaskar, step by step': 'सूर्यनमस्कार, एकेक पाऊल',
  'The twelve steps named, shown slowly and then in rhythm.': 'बारा आसने नावांसह, आधी सावकाश आणि मग लयीत.',
  'Twenty minutes for the hips': 'नितंबांसाठी वीस मिनिटे',
  'A seated sequence towards Baddha Konasana and Pigeon.': 'बसून करायचा क्रम: बद्ध कोनासन आणि कपोतासनाकडे.',
  'Standing balance, morning flow': 'उभ्याने तोल, सकाळचा सराव',
  'Vrikshasana, Garudasana and the way between them.': 'वृक्षासन, गरुडासन आणि एकातून दुसऱ्यात कसे जायचे ते.',
  'Towards Bakasana': 'बकासनाकडे',
  'Wrists, core and courage: preparing the crow pose safely.': 'मनगटे, पोट आणि हिंमत: बकासनाची सुरक्षित तयारी.',
  'One hour of Vinyasa with Gurpreet': 'गुरप्रीत यांच्यासोबत तासभर विन्यास',
  'A recorded evening class for days on the road.': 'संध्याकाळचा रेकॉर्ड केलेला वर्ग, प्रवासाच्या दिवसांसाठी.',
  'Trataka with a candle': 'मेणबत्तीसोबत त्राटक',
  'Twelve minutes of steady gazing for a quiet mind.': 'शांत मनासाठी बारा मिनिटे स्थिर नजर.',
  'Yoga Nidra in Hindi': 'हिंदीतून योगनिद्रा',
  'A guided rest of half an hour. Best with headphones.': 'सूचनांसोबत अर्ध्या तासाची विश्रांती. हेडफोनवर सर्वांत छान.',
  'Anulom Vilom in five minutes': 'पाच मिनिटांत अनुलोम-विलोम',
  'Alternate nostril breathing with a count of four.': 'चार आकडे मोजत, एकेका नाकपुडीने श्वास.',
  'Bhramari before sleep': 'झोपण्याआधी भ्रामरी',
  'The humming breath, six rounds.': 'भुंग्यासारखा गुंजणारा श्वास, सहा वेळा.',
  'Voices of Sangha: a rooftop in Nashik': 'संघाचे सूर: नाशिकची एक गच्ची',
  'Sunita and her neighbours on two hundred mornings together.':
    'सोबत घालवलेल्या दोनशे सकाळींबद्दल सुनीता आणि त्यांचे शेजारी सांगतात.',
  'Recording of the festival satsang': 'उत्सवातल्या सत्संगाचे रेकॉर्डिंग',
  'Kept for the archive.': 'संग्रहासाठी ठेवलेले.',
  // Diet plan titles and descriptions.
  'Overall health: the everyday thali': 'एकूण आरोग्य: रोजचे ताट',
  'A week of simple home plates: one grain, one dal, two vegetables, curd and fruit.':
    'आठवडाभर घरचे साधे जेवण: एक धान्य, एक डाळ, दोन भाज्या, दही आणि फळ.',
  'Better sleep: light evenings': 'चांगली झोप: हलके रात्रीचे जेवण',
  'Early, warm and easily digested dinners for nights without waking.':
    'लवकर, गरम आणि पचायला हलके रात्रीचे जेवण, म्हणजे रात्री मध्येच जाग येत नाही.',
  'Flexibility: food for supple joints': 'लवचिकता: सांध्यांसाठी आहार',
  'Anti-inflammatory spices, sesame and greens, for those who feel stiff in the morning.':
    'सूज कमी करणारे मसाले, तीळ आणि पालेभाज्या, सकाळी अंग आखडलेले वाटते त्यांच्यासाठी.',
  'Stress relief: calm through the day': 'तणावमुक्ती: दिवसभर शांत',
  'Regular small meals without sugar peaks, for busy and restless weeks.':
    'थोडे थोडे, वेळेवर आणि कमी गोड: धावपळीच्या आणि अस्वस्थ आठवड्यांसाठी.',
  'Weight loss: twenty-one steady days': 'वजन कमी करणे: एकवीस नियमित दिवस',
  'Filling plates with plenty of fibre and protein. No crash, no hunger.':
    'पोटभर जेवण, भरपूर तंतुमय पदार्थ आणि प्रथिने. थकवा नाही, भूक नाही.',
  'Strength building: protein from the Indian kitchen': 'ताकद वाढवणे: भारतीय स्वयंपाकघरातली प्रथिने',
  'Dals, paneer, peanuts and millets around the Vinyasa class.':
    'विन्यासाच्या वर्गासोबत डाळी, पनीर, शेंगदाणे आणि ज्वारी-बाजरी-नाचणी.',
  'Mindfulness: a sattvic fortnight': 'सजगता: सात्त्विक पंधरवडा',
  'Fresh, mild, seasonal food for a mindfulness retreat at home.': 'घरीच सजगतेचे दिवस: ताजे, सौम्य आणि ऋतूनुसार जेवण.',
  'Asha’s evening plan': 'आशा यांची संध्याकाळची योजना',
  'Made with Asha after her call: lighter dinners around the 8 PM Yoga Nidra.':
    'आशा यांच्याशी बोलून बनवलेली: रात्री 8 च्या योगनिद्रेसोबत हलके जेवण.',
  'Rajeshwari’s plan after the operation': 'शस्त्रक्रियेनंतर राजेश्वरी यांची योजना',
  'Soft food for the weeks of recovery, agreed with her doctor.':
    'बरे होण्याच्या आठवड्यांसाठी मऊ जेवण, त्यांच्या डॉक्टरांच्या सल्ल्याने.',
  // Notes on referral rewards.
  'A page a day, after your class.': 'दररोज एक पान, वर्ग झाल्यावर.',
  // Reasons for rejecting a donation.
  'The screenshot shows a payment to another UPI id.': 'स्क्रीनशॉटमध्ये दुसऱ्या UPI आयडीवर पैसे दिलेले दिसतात.',
  'The amount on the screenshot differs from the amount entered.': 'स्क्रीनशॉटवरची रक्कम तुम्ही लिहिलेल्या रकमेपेक्षा वेगळी आहे.',
  'The picture is too blurred to read the reference number.': 'चित्र इतके अस्पष्ट आहे की संदर्भ क्रमांक वाचता येत नाही.',
};
