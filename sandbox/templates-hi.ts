import { templateSids } from './template-sids.mjs';
import type { MessageTemplate, TemplateKey } from './templates';

/** The same templates in Hindi, each approved on its own; their blanks are those of the English ones. */
export const hindiTemplates: Record<TemplateKey, MessageTemplate> = {
  otp: {
    sid: templateSids.otp_hi,
    body: 'आपका संघ कोड {{1}} है। यह {{2}} मिनट तक काम करेगा। इसे किसी को न बताएँ: संघ से कोई भी आपसे यह कोड नहीं माँगेगा।',
  },
  password_changed: {
    sid: templateSids.password_changed_hi,
    body: 'नमस्ते {{1}}, आपके संघ खाते का पासवर्ड अभी बदला गया है। अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड भूल गए?” चुनें और नया पासवर्ड बनाएँ।',
  },
  phone_changed: {
    sid: templateSids.phone_changed_hi,
    body: 'नमस्ते {{1}}, आपका संघ खाता अब उस फ़ोन से जुड़ा है, जिसके आख़िरी अंक {{2}} हैं। अगर यह आपने नहीं किया, तो 72 घंटे के भीतर {{3}} खोलें: आपका खाता आपको वापस मिल जाएगा।',
  },
  phone_restored: {
    sid: templateSids.phone_restored_hi,
    body: 'नमस्ते {{1}}, आपका संघ खाता फिर से उसी फ़ोन से जुड़ गया है, जिससे वह पहले जुड़ा था, और उसका पासवर्ड नया है। यह उसी फ़ोन से माँगा गया था।',
  },
  donation_approved: {
    sid: templateSids.donation_approved_hi,
    body: 'नमस्ते {{1}}, आपका {{2}} का दान संघ तक पहुँच गया है। आपके नाम {{3}} कर्म अंक जुड़ गए हैं। सुबहें सबके लिए निःशुल्क रखने के लिए धन्यवाद।',
  },
  donation_rejected: {
    sid: templateSids.donation_rejected_hi,
    body: 'नमस्ते {{1}}, {{3}} के आपके {{2}} के दान की पुष्टि नहीं हो सकी।\n\nकारण: {{4}}\nआगे क्या करें: {{5}}\n\nधन्यवाद सहित, संघ',
  },
  donation_refunded: {
    sid: templateSids.donation_refunded_hi,
    body: 'नमस्ते {{1}}, आपके {{3}} के दान में से {{2}} लौटाए जा रहे हैं और 5 से 8 कार्य-दिवसों में आपके खाते में पहुँचेंगे। इसके साथ {{4}} कर्म अंक वापस लिए गए हैं।',
  },
  class_cancelled: {
    sid: templateSids.class_cancelled_hi,
    body: 'नमस्ते {{1}}, {{2}} कक्षा ({{3}}) नहीं होगी।\n\n{{4}}\n\nसंघ की अगली कक्षा आपके डैशबोर्ड पर है।',
  },
  class_moved: {
    sid: templateSids.class_moved_hi,
    body: 'नमस्ते {{1}}, {{2}} कक्षा का समय बदल गया है: {{3}} की जगह अब {{4}}। यह आपके डैशबोर्ड पर मिलेगी।',
  },
  challenge_day: {
    sid: templateSids.challenge_day_hi,
    body: 'नमस्ते {{1}}, आज आपकी {{3}} दिन की चुनौती का दिन {{2}} है। अब तक की सुबहें: {{4}}। आपकी अगली कक्षा: {{5}}\n\nऐसे संदेश रोकने के लिए STOP लिखकर भेजें।',
  },
  class_reminder: {
    sid: templateSids.class_reminder_hi,
    body: 'नमस्ते {{1}}, आपकी कक्षा “{{2}}” {{3}} पर शुरू होगी। एक टैप से आपकी सुबह गिनी जाएगी और कक्षा खुल जाएगी: {{4}}\n\nयह लिंक सिर्फ़ आपका है और आज के लिए है। ऐसे संदेश न चाहें, तो जवाब में STOP लिखें।',
  },
};
