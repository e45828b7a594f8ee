import type { Language } from './languages';

/**
 * What the page behind a reminder's link says; `{name}`, `{time}`, `{teacher}` and `{day}` are
 * filled in.
 */
export const oneTap = {
  en: {
    hello: 'Namaste, {name}',
    teacher: 'with {teacher}',
    join: 'Join Now',
    back: 'Back to the class',
    open: 'One tap counts your morning and opens the class.',
    later: 'Opens at {time}. This page opens it by itself; there is nothing to press until then.',
    joined: 'You are in',
    full: 'This class is full. Sangha shows the next one that has room.',
    ended: 'This class has ended.',
    cancelled: 'This class was called off or moved. Sangha shows what is held instead.',
    over: 'This link was for {day} and ended with that day.',
    unknown: 'This link leads nowhere',
    unknownText: 'It may have lost its end on the way. Open Sangha to find your class.',
    busy: 'That was a little too often. Please try again in a minute.',
    toSangha: 'Open Sangha',
    note: 'This link is {name}’s and is good for today. It can only join this class.',
  },
  hi: {
    hello: 'नमस्ते, {name}',
    teacher: '{teacher} के साथ',
    join: 'अभी जुड़ें',
    back: 'कक्षा में लौटें',
    open: 'एक टैप से सुबह गिनी जाएगी, कक्षा खुल जाएगी।',
    later: '{time} पर खुलेगी, इसी पेज से, अपने आप।',
    joined: 'आप जुड़ गए',
    full: 'इस कक्षा में जगह नहीं बची है। अगली कक्षा संघ में देखें।',
    ended: 'यह कक्षा समाप्त हो चुकी है।',
    cancelled: 'यह कक्षा रद्द हुई या इसका समय बदला है। आज की कक्षाएँ संघ में देखें।',
    over: 'यह लिंक केवल {day} के लिए था।',
    unknown: 'यह लिंक काम नहीं करता',
    unknownText: 'शायद यह पूरा नहीं पहुँचा। अपनी कक्षा संघ में देखें।',
    busy: 'थोड़ी जल्दी-जल्दी कोशिश हुई। एक मिनट बाद फिर कोशिश करें।',
    toSangha: 'संघ खोलें',
    note: 'यह लिंक केवल {name} के लिए है, आज की इसी कक्षा का।',
  },
} satisfies Record<Language, Record<string, string>>;
