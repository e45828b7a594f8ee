import type { Catalogue } from '../catalogue';

export const replyMessages: Catalogue['replies'] = {
  notices_stopped:
    'हो गया। अब {brand} से WhatsApp पर रिमाइंडर या सूचनाएँ नहीं आएँगी। माँगा हुआ कोड फिर भी आएगा। दोबारा शुरू करने के लिए START लिखें।',
  notices_resumed:
    'नमस्ते! अब कक्षा में बदलाव और आपके दान की सूचनाएँ फिर आएँगी। कक्षा से पहले रिमाइंडर चाहिए तो उसे प्रोफ़ाइल में चालू करें: {url}। बंद करने के लिए STOP लिखें।',
  phone_confirmed:
    'धन्यवाद, {brand} के एक खाते के लिए आपका WhatsApp नंबर पक्का हो गया है। यदि यह आपने नहीं किया, तो यहाँ नया पासवर्ड बनाएँ: {url}। तब बाक़ी सब लॉग आउट हो जाएँगे।',
};
