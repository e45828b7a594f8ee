/**
 * The words of STOP and START replies by meaning: English, Hindi, Marathi and Gujarati, in their
 * scripts and in Latin letters. A reply with any other word is not a request.
 */
export const NOTICE_WORDS = {
  stop:
    'stop stopp stopall unsubscribe unsubscribed unsub unsuscribe unsubcribe optout nomore ' +
    'band bandh bund roko rok rokiye rokie roken rokein rokdo ruk ruko rukiye rukie thamba thambva thambava thambwa thambavaa ' +
    'atkavo atkaavo atkavi thobho ' +
    'स्टॉप स्टाप बंद बन्द रोको रोकें रोकिए रोकिये रोक रुक रुको रुकिए रुकिये रुकें अनसब्सक्राइब थांबवा थांबा थांबव थांबवू थांबू ' +
    'બંધ બન્ધ રોકો રોકી અટકાવો અટકાવી થોભો સ્ટોપ અનસબસ્ક્રાઇબ',
  /** Stops only alone or with a word for messages: "cancel", but not "cancel it today". */
  end:
    'cancel end quit remove removeme hatao hata hataiye kadha kadhun kadho ' +
    'हटाओ हटा हटाएं हटाएँ हटाइए काढा काढून હટાવો હટાવી કાઢો કાઢી',
  start:
    'start unstop resume restart subscribe optin shuru suru sharu chalu chaloo ' +
    'स्टार्ट शुरू शुरु सुरू सुरु चालू चालु શરૂ શરુ ચાલુ સ્ટાર્ટ',
  no: 'no',
  /** Negates the next word. */
  dont: 'dont donot not never',
  /** Negates the verb before or after it. */
  mat: 'mat matt naka nka मत नका',
  /** Negates only the next verb, because "na" at the end of a sentence means "please". */
  na: 'na ना न ન',
  /** Denies, with a word for "want" or "send". */
  nahi: 'nahi nahin nai nahee nhi nahii nathi नहीं नही नहिं नाही नाहीत નહીં નહિ નહી નહિં ના નથી',
  /** "Not wanted". After another verb it negates that verb. */
  nako: 'nako nakot nakoy नको नकोत नकोय',
  want:
    'want wanna need needed require required interested wish chahiye chahie chahiyen chaiye chahye ' +
    'joitu joita joite joiye joie pahije havet चाहिए चाहिये पाहिजे पाहिजेत हवे हवेत हवा જોઈતું જોઈતા જોઈતો જોઈતી જોઈએ',
  wish: 'chahta chahti chahte चाहता चाहती चाहते',
  send:
    'send sending sends messaging texting text notify notifying remind reminding contact contacting disturb disturbing bother ' +
    'bothering spam spamming forward forwarding whatsapp ' +
    'bhejo bhejiye bhejie bhejna bhejen bhejein bhej bhejne pareshan tang pathvu pathavu pathva pathav pathvayche moklo mokalo mokalsho mokalshho mokalso ' +
    'mokalva mokalvanu mokalvu mokli moklavanu ' +
    'भेजो भेजिए भेजिये भेजना भेजने भेजें भेज परेशान तंग पाठवू पाठवा पाठव पाठवणे पाठवायचे पाठवून મોકલો મોકલશો મોકલવા મોકલવાનું મોકલવું મોકલતા મોકલાવો',
  /** "Bheje" is a request after "mat", but can mean "sent" after "nahi". */
  bheje: 'bheje भेजे',
  message:
    'message messages msg msgs mesage mesages messeges messege massage reminder reminders notification notifications ' +
    'alert alerts texts sms mail mails sandesh maisej ' +
    'मैसेज मेसेज मेसेजेस मैसेजेस संदेश सन्देश संदेशा रिमाइंडर रिमाईंडर सूचना सूचनाएँ सूचनाएं सूचनाओं नोटिफिकेशन ' +
    'મેસેજ મેસેજો સંદેશ સંદેશા સંદેશો સૂચના સૂચનાઓ રિમાઇન્ડર',
  do:
    'do kar karo kardo kare karen karein kijiye kijie karna kr krdo kro krna kijiyega karde karden kardein kardijiye kara karun ' +
    'karva karvi kari karjo karsho den dein dijiye dijie dijiega jao jaiye jaye taka taaka de dya karu ' +
    'करो कर करें करे कीजिए कीजिये करना करवाओ करवा करने दो दें दे दीजिए दीजिये जाओ जाइए जाएं जाइये करा करून करू करुन टाका द्या ' +
    'કરો કરી કરશો કરવા કરવું કરજો દો દેજો આપો નાખો જાઓ',
  filler:
    'yes haan please pls plz plss plese kindly kripya krupaya krupya maherbani meherbani karine thanks thank thankyou thx tnx tq you u ok okay hi hello hey namaste namaskar sir madam mam maam ji ' +
    'bhai team dear i im am we me my mine us it this these those that the a any all everything from to for of and so just on at now ' +
    'would like get receive can could update updates notice notices number list daily every day again immediately right away anymore more further ever ' +
    'main mai hum hun hoon mujhe mujhko mujhse mera mere meri humein hume hamein hamen aap aapke ye yeh yah is isko ise inko sab sabhi saare sare ab abhi aage se ko ke ki ka par pe aur ' +
    'koi dhanyavad dhanyawad shukriya phir fir punha mala amhala maze majhe he ahe ahet ata sarva mane mne amne mara mare have badha aa hve fari thi pachi ' +
    'हाँ हां मैं हम हूँ हूं कृपया प्लीज़ प्लीज धन्यवाद शुक्रिया जी नमस्ते नमस्कार मुझे मुझको मेरा मेरे मेरी हमें आप ये यह इस इसे इसको इन्हें सब सभी सारे अब अभी आगे से को के की का पर और कोई ' +
    'अपडेट व्हाट्सएप व्हाट्सऐप फिर दोबारा पुन्हा मला आम्हाला माझे हे आहे आहेत आता सर्व परत ' +
    'હા કૃપા કૃપયા મહેરબાની કરીને પ્લીઝ આભાર ધન્યવાદ નમસ્તે મને અમને મારે મારા મારો આ હવે બધા ફરી થી ફરીથી અપડેટ',
};
