/** Hindi translations of the demo texts. The keys are the English texts. */
export const hindiTexts: Readonly<Record<string, string>> = {
  // Class titles and descriptions.
  'Sunrise Surya Namaskar': 'सूर्योदय सूर्य नमस्कार',
  'Twelve steps with the rising sun, slow at first and then with the breath. Closes with five minutes of rest.':
    'उगते सूरज के साथ बारह चरण, पहले धीरे, फिर साँस के साथ। अंत में पाँच मिनट का विश्राम।',
  'Hatha Foundations': 'हठ योग: पहले क़दम',
  'Standing and seated poses held long enough to learn them well. Every pose has an easier way.':
    'खड़े और बैठे आसन, इतनी देर कि ठीक से सीखे जाएँ। हर आसन का आसान रूप भी है।',
  'Chair Yoga for Every Body': 'कुर्सी योग, सबके लिए',
  'Gentle movement for stiff knees, long desk days and older joints. A firm chair is all it takes.':
    'अकड़े घुटनों, दिन भर की बैठक और बढ़ती उम्र के जोड़ों के लिए हल्का अभ्यास। बस एक मज़बूत कुर्सी चाहिए।',
  'Pranayama and Breath': 'प्राणायाम और साँस',
  'Anulom vilom, bhramari and long exhales to put the working day down.':
    'अनुलोम-विलोम, भ्रामरी और लंबी साँसें, ताकि दिन भर का काम पीछे छूट जाए।',
  'Strength and Balance Vinyasa': 'बल और संतुलन विन्यास',
  'A flowing hour for legs, core and balance. Come when the foundations feel easy.':
    'पैरों, पेट और संतुलन के लिए एक घंटे का लगातार अभ्यास। जब शुरुआती आसन सहज लगें, तब आएँ।',
  'Yoga Nidra for Sleep': 'अच्छी नींद के लिए योग निद्रा',
  'Lying down, lights low: a guided rest from the toes to the crown. Most people sleep better the same night.':
    'लेटकर, धीमी रोशनी में: पैर की उँगलियों से सिर तक निर्देशित विश्राम। ज़्यादातर लोग उसी रात अच्छा सोते हैं।',
  // Questions and answers of the FAQ.
  'Is Sangha really free?': 'क्या संघ सच में निःशुल्क है?',
  'Yes. Every class, the 14-day challenge and the community cost nothing, and will not later. Those who can, give a little so that the classes stay open to everyone.':
    'हाँ। हर कक्षा, 14 दिन की चुनौती और समुदाय, सब निःशुल्क हैं और आगे भी रहेंगे। जो दे सकते हैं, वे थोड़ा देते हैं, ताकि कक्षाएँ सबके लिए खुली रहें।',
  'What is the 14-day challenge?': '14 दिन की चुनौती क्या है?',
  'Fourteen mornings (or evenings) of guided practice, one class a day. Register with your phone number, choose a batch that suits you and join from your dashboard. You may change the batch on any day.':
    'चौदह सुबहें (या शामें), हर दिन मार्गदर्शन में एक कक्षा। अपने फ़ोन नंबर से पंजीकरण करें, अपनी सुविधा का बैच चुनें और डैशबोर्ड से जुड़ें। बैच किसी भी दिन बदल सकते हैं।',
  'How do I get the class links and reminders?': 'कक्षा के लिंक और याद दिलाने वाले संदेश कैसे मिलेंगे?',
  'After you register you can join our WhatsApp group, where links and reminders are shared. The day’s classes are on your dashboard as well, with a Join Now button while they are going on.':
    'पंजीकरण के बाद आप हमारे WhatsApp समूह से जुड़ सकते हैं, जहाँ लिंक और याद दिलाने वाले संदेश आते हैं। दिन की कक्षाएँ आपके डैशबोर्ड पर भी हैं; कक्षा चलते समय वहाँ “अभी जुड़ें” का बटन रहता है।',
  'I have never done yoga. Can I join?': 'मैंने कभी योग नहीं किया। क्या जुड़ सकते हैं?',
  'Please do. Hatha Foundations at 7 in the morning and Chair Yoga at 8 are made for beginners, and every teacher shows an easier way for each pose.':
    'ज़रूर। सुबह 7 बजे “हठ योग: पहले क़दम” और 8 बजे “कुर्सी योग” शुरुआत करने वालों के लिए ही हैं, और हर शिक्षक हर आसन का आसान रूप भी दिखाते हैं।',
  'What do I need at home?': 'घर पर क्या-क्या चाहिए?',
  'A mat or a folded blanket, some water, and enough room to stretch your arms. For Chair Yoga, a firm chair without wheels. Practise two to three hours after a meal.':
    'चटाई या तह किया हुआ कंबल, थोड़ा पानी, और हाथ फैलाने भर की जगह। कुर्सी योग के लिए बिना पहियों की मज़बूत कुर्सी। भोजन के दो-तीन घंटे बाद अभ्यास करें।',
  'I have back pain, high blood pressure or I am pregnant. Is it safe?':
    'मुझे कमर दर्द या उच्च रक्तचाप है, या मैं गर्भवती हूँ। क्या यह सुरक्षित है?',
  'Ask your doctor first, and tell the teacher at the start of the class. Leave out whatever hurts: rest is part of the practice.':
    'पहले अपने डॉक्टर से पूछें, और कक्षा की शुरुआत में शिक्षक को बताएँ। जिससे दर्द हो, उसे छोड़ दें: विश्राम भी अभ्यास का हिस्सा है।',
  'How does my streak grow?': 'मेरा सिलसिला कैसे बढ़ता है?',
  'Each day on which you attend at least one class adds one. A day on which no class is held neither adds to your streak nor breaks it. If you miss a day, a rest day saves your streak: you begin with two and earn one more for every seven class days, two at most. If you will be away, pause your streak for up to 14 days on its page.':
    'जिस दिन आप कम से कम एक कक्षा में आते हैं, वह दिन जुड़ जाता है। जिस दिन कोई कक्षा नहीं होती, उससे सिलसिला न बढ़ता है, न टूटता है। कोई दिन छूट जाए तो विश्राम-दिन सिलसिला बचा लेता है: शुरू में दो मिलते हैं और कक्षा के हर सात दिन पर एक और, एक समय में ज़्यादा से ज़्यादा दो। कहीं जाना हो तो सिलसिले के पेज पर उसे 14 दिन तक रोककर रख सकते हैं।',
  'What are the titles on the leaderboard?': 'लीडरबोर्ड की उपाधियाँ क्या हैं?',
  'They mark how many classes you have attended in all: Sadhak from 5, Abhyasi from 10, Yogasarthi from 30, Pranamitra from 50, Dhyanvi from 75, Yogapravar from 100, Yogaratna from 180, Yogacharya from 250, Yogi from 365 and Mahayogi from 500.':
    'वे बताती हैं कि आप कुल कितनी कक्षाओं में आए: 5 से साधक, 10 से अभ्यासी, 30 से योगसारथी, 50 से प्राणमित्र, 75 से ध्यान्वी, 100 से योगप्रवर, 180 से योगरत्न, 250 से योगाचार्य, 365 से योगी और 500 से महायोगी।',
  'How do I earn karma points?': 'कर्म अंक कैसे मिलते हैं?',
  'You receive 100 points once for each friend who registers with your link, from the eleventh of a day on with their first class, and as many points as rupees for every donation. Points open certain diet plans and are never spent.':
    'आपके लिंक से पंजीकरण करने वाले हर मित्र के लिए एक बार 100 अंक, दिन के ग्यारहवें मित्र से उनकी पहली कक्षा पर, और हर दान पर जितने रुपये, उतने अंक। अंकों से कुछ आहार योजनाएँ खुलती हैं, और अंक कभी ख़र्च नहीं होते।',
  'When are the classes?': 'कक्षाएँ कब होती हैं?',
  'Every day at 6, 7 and 8 in the morning and at 6, 7 and 8 in the evening, Indian time. Each lasts 45 to 60 minutes.':
    'हर दिन सुबह 6, 7 और 8 बजे और शाम 6, 7 और 8 बजे, भारतीय समय से। हर कक्षा 45 से 60 मिनट की होती है।',
  'How is my attendance marked?': 'मेरी उपस्थिति कैसे दर्ज होती है?',
  'By joining. Press Join Now on the class card: your attendance is noted and the meeting opens in a new tab after three seconds.':
    'जुड़ने से। कक्षा के कार्ड पर “अभी जुड़ें” दबाएँ: आपकी उपस्थिति दर्ज हो जाती है और तीन सेकंड में कक्षा नए टैब में खुल जाती है।',
  'May I attend more than one class a day?': 'क्या एक दिन में एक से ज़्यादा कक्षाओं में आ सकते हैं?',
  'As many as you like. Each counts towards your title; the day counts once for your streak.':
    'जितनी चाहें। हर कक्षा आपकी उपाधि में गिनी जाती है; सिलसिले में दिन एक ही बार गिना जाता है।',
  'I forgot my password. What now?': 'पासवर्ड याद नहीं आ रहा। अब क्या करें?',
  'Choose Forgot Password on the login page and enter your phone number. A six-digit code comes over WhatsApp and works for ten minutes. With it you set a new password.':
    'लॉग इन पेज पर “पासवर्ड भूल गए?” चुनें और अपना फ़ोन नंबर लिखें। WhatsApp पर छह अंकों का कोड आएगा, जो दस मिनट तक काम करता है। उससे नया पासवर्ड बनाएँ।',
  'The Join Now button is not there.': '“अभी जुड़ें” का बटन नहीं दिख रहा।',
  'It appears when the class starts and goes when the class ends. Until then Home shows when the class starts. If it is time and the button is missing, load the page again.':
    'बटन कक्षा शुरू होने पर आता है और ख़त्म होने पर चला जाता है। तब तक होम पर लिखा रहता है कि कक्षा कब शुरू होगी। समय हो गया हो और बटन न हो, तो पेज फिर से खोलें।',
  'My payment screenshot is not accepted.': 'मेरा भुगतान का स्क्रीनशॉट स्वीकार नहीं हो रहा।',
  'It has to be a JPG, JPEG or PNG picture of at most 5 MB. Crop it to the receipt and try again.':
    'वह JPG, JPEG या PNG चित्र हो और 5 MB से बड़ा न हो। उसे रसीद तक काटकर फिर कोशिश करें।',
  'What happens with my donation?': 'मेरे दान का क्या होता है?',
  'It pays for the meeting rooms, the messages and the teachers’ training. A donation by QR is looked at by our team first; once it is approved, the karma is added and you hear from us over WhatsApp.':
    'उससे ऑनलाइन कक्षाओं, संदेशों और शिक्षकों के प्रशिक्षण का ख़र्च उठता है। QR से दिया दान पहले हमारी टीम देखती है; स्वीकृत होते ही कर्म अंक जुड़ते हैं और आपको WhatsApp पर बताया जाता है।',
  'Can a donation be refunded?': 'क्या दान वापस मिल सकता है?',
  'Contact us within 3 days; our Help page shows how. A refund reaches your account in 5 to 8 business days, and the karma that came with the donation is taken back.':
    '3 दिन के भीतर हमसे संपर्क करें; तरीक़ा मदद के पेज पर है। राशि 5 से 8 कार्य-दिवसों में आपके खाते में पहुँचती है, और दान के साथ मिले कर्म अंक वापस लिए जाते हैं।',
  'Will there be a yoga camp in Rishikesh this year?': 'क्या इस साल ऋषिकेश में योग शिविर होगा?',
  'We are still talking to the ashram. Dates will be announced in the WhatsApp group.':
    'आश्रम से अभी बात चल रही है। तारीख़ें WhatsApp समूह में बताई जाएँगी।',
  // Video titles and descriptions.
  'Your first ten minutes on the mat': 'चटाई पर पहले दस मिनट',
  'How to stand, sit and breathe before the first class.': 'पहली कक्षा से पहले: कैसे खड़े हों, बैठें और साँस लें।',
  'Surya Namaskar, step by step': 'सूर्य नमस्कार, एक-एक चरण',
  'The twelve steps named, shown slowly and then in rhythm.': 'बारहों चरण नाम के साथ, पहले धीरे, फिर लय में।',
  'Twenty minutes for the hips': 'कूल्हों के लिए बीस मिनट',
  'A seated sequence towards Baddha Konasana and Pigeon.': 'बैठकर किया जाने वाला क्रम: बद्ध कोणासन और कपोतासन की ओर।',
  'Standing balance, morning flow': 'खड़े होकर संतुलन, सुबह का अभ्यास',
  'Vrikshasana, Garudasana and the way between them.': 'वृक्षासन, गरुड़ासन और एक से दूसरे में जाना।',
  'Towards Bakasana': 'बकासन की ओर',
  'Wrists, core and courage: preparing the crow pose safely.': 'कलाई, पेट और हिम्मत: बकासन की सुरक्षित तैयारी।',
  'One hour of Vinyasa with Gurpreet': 'गुरप्रीत के साथ एक घंटे का विन्यास',
  'A recorded evening class for days on the road.': 'शाम की रिकॉर्ड की हुई कक्षा, सफ़र के दिनों के लिए।',
  'Trataka with a candle': 'मोमबत्ती के साथ त्राटक',
  'Twelve minutes of steady gazing for a quiet mind.': 'शांत मन के लिए बारह मिनट की एकटक दृष्टि।',
  'Yoga Nidra in Hindi': 'हिन्दी में योग निद्रा',
  'A guided rest of half an hour. Best with headphones.': 'आधे घंटे का निर्देशित विश्राम। हेडफ़ोन के साथ सबसे अच्छा।',
  'Anulom Vilom in five minutes': 'पाँच मिनट में अनुलोम-विलोम',
  'Alternate nostril breathing with a count of four.': 'चार की गिनती के साथ बारी-बारी से दोनों नासिकाओं से साँस।',
  'Bhramari before sleep': 'सोने से पहले भ्रामरी',
  'The humming breath, six rounds.': 'भँवरे-सी गुंजन वाली साँस, छह बार।',
  'Voices of Sangha: a rooftop in Nashik': 'संघ की आवाज़ें: नाशिक की एक छत',
  'Sunita and her neighbours on two hundred mornings together.': 'सुनीता और उनके पड़ोसी, साथ बिताई दो सौ सुबहों पर।',
  'Recording of the festival satsang': 'उत्सव के सत्संग की रिकॉर्डिंग',
  'Kept for the archive.': 'संग्रह के लिए रखी गई।',
  // Diet plan titles and descriptions.
  'Overall health: the everyday thali': 'संपूर्ण स्वास्थ्य: रोज़ की थाली',
  'A week of simple home plates: one grain, one dal, two vegetables, curd and fruit.':
    'एक हफ़्ते की सादी घरेलू थालियाँ: एक अनाज, एक दाल, दो सब्ज़ियाँ, दही और फल।',
  'Better sleep: light evenings': 'अच्छी नींद: हल्की शामें',
  'Early, warm and easily digested dinners for nights without waking.':
    'जल्दी, गरम और आसानी से पचने वाला रात का खाना, ताकि रात भर नींद न टूटे।',
  'Flexibility: food for supple joints': 'लचीलापन: जोड़ों के लिए आहार',
  'Anti-inflammatory spices, sesame and greens, for those who feel stiff in the morning.':
    'सूजन घटाने वाले मसाले, तिल और हरी सब्ज़ियाँ, उनके लिए जिन्हें सुबह अकड़न रहती है।',
  'Stress relief: calm through the day': 'तनाव से राहत: दिन भर शांत',
  'Regular small meals without sugar peaks, for busy and restless weeks.':
    'थोड़ा-थोड़ा, समय पर, बिना ज़्यादा मीठे के: व्यस्त और बेचैन हफ़्तों के लिए।',
  'Weight loss: twenty-one steady days': 'वज़न घटाना: इक्कीस सधे हुए दिन',
  'Filling plates with plenty of fibre and protein. No crash, no hunger.':
    'पेट भरने वाली थालियाँ, रेशे और प्रोटीन से भरपूर। न कमज़ोरी, न भूख।',
  'Strength building: protein from the Indian kitchen': 'ताक़त बढ़ाना: भारतीय रसोई का प्रोटीन',
  'Dals, paneer, peanuts and millets around the Vinyasa class.': 'विन्यास की कक्षा के साथ दालें, पनीर, मूँगफली और मोटे अनाज।',
  'Mindfulness: a sattvic fortnight': 'सजगता: एक सात्त्विक पखवाड़ा',
  'Fresh, mild, seasonal food for a mindfulness retreat at home.': 'घर पर ही सजगता के दिन: ताज़ा, सौम्य और मौसमी भोजन।',
  'Asha’s evening plan': 'आशा की शाम की योजना',
  'Made with Asha after her call: lighter dinners around the 8 PM Yoga Nidra.':
    'आशा से बात करके बनी: रात 8 बजे की योग निद्रा के साथ हल्का भोजन।',
  'Rajeshwari’s plan after the operation': 'ऑपरेशन के बाद राजेश्वरी की योजना',
  'Soft food for the weeks of recovery, agreed with her doctor.': 'ठीक होने के हफ़्तों के लिए नरम भोजन, उनके डॉक्टर की सलाह से।',
  // Notes on referral rewards.
  'A page a day, after your class.': 'हर दिन एक पन्ना, कक्षा के बाद।',
  // Reasons for rejecting a donation.
  'The screenshot shows a payment to another UPI id.': 'स्क्रीनशॉट में भुगतान किसी और UPI आईडी पर हुआ दिखता है।',
  'The amount on the screenshot differs from the amount entered.': 'स्क्रीनशॉट की राशि लिखी हुई राशि से अलग है।',
  'The picture is too blurred to read the reference number.': 'चित्र इतना धुँधला है कि संदर्भ संख्या पढ़ी नहीं जा सकती।',
};
