import sharp from 'sharp';
import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { PORTRAITS } from './portraits';
import { putFile, type StoredFileRow } from './stored-file';

/** Name, texts and claims of the demo organisation. All of them are invented. */
export const DEMO_SITE = {
  name: 'Sangha',
  copyright: '© 2025 Sangha. Made for the early risers.',
  founder_name: 'Vasudha Kulkarni',
  founder_role: 'Founder and lead trainer',
  founder_quote: 'I do not teach difficult poses. I teach people to come back tomorrow.',
  founder_story:
    'Vasudha taught her first open class to eleven neighbours on a Pune terrace. Twenty-two years later she still opens the 6 AM batch herself, in Hindi and in English.',
  press: 'Deccan Sunrise\nThe Delhi Morning\nYoga Patrika\nRadio Sahyadri',
  figures: '14 | mornings, and not a rupee\n6 | live batches, every day\n22 | years of open classes',
  community_claim: '1000+ members',
  translations: {
    hi: {
      name: 'संघ',
      copyright: '© 2025 संघ। सुबह जल्दी उठने वालों के लिए।',
      founder_name: 'वसुधा कुलकर्णी',
      founder_role: 'संस्थापक और मुख्य शिक्षिका',
      founder_quote: 'मैं कठिन आसन नहीं सिखाती। मैं लोगों को कल फिर आना सिखाती हूँ।',
      founder_story:
        'वसुधा ने अपनी पहली खुली कक्षा पुणे की एक छत पर ग्यारह पड़ोसियों को दी। बाईस साल बाद भी सुबह 6 बजे का बैच वे ख़ुद शुरू करती हैं, हिन्दी और अंग्रेज़ी में।',
      press: 'डेक्कन सनराइज़\nद डेल्ही मॉर्निंग\nयोग पत्रिका\nरेडियो सह्याद्रि',
      figures: '14 | सुबहें, और एक भी रुपया नहीं\n6 | लाइव बैच, हर दिन\n22 | साल की खुली कक्षाएँ',
      community_claim: '1000+ सदस्य',
    },
    mr: {
      name: 'संघ',
      copyright: '© 2025 संघ. पहाटे लवकर उठणाऱ्यांसाठी.',
      founder_name: 'वसुधा कुलकर्णी',
      founder_role: 'संस्थापक आणि मुख्य शिक्षिका',
      founder_quote: 'मी अवघड आसने शिकवत नाही. मी लोकांना उद्या पुन्हा यायला शिकवते.',
      founder_story:
        'वसुधा यांनी आपला पहिला खुला वर्ग पुण्यातल्या एका गच्चीवर अकरा शेजाऱ्यांसाठी घेतला. बावीस वर्षांनंतरही सकाळी 6 ची बॅच त्या स्वतः सुरू करतात, हिंदीत आणि इंग्रजीत.',
      press: 'डेक्कन सनराइज\nद डेल्ही मॉर्निंग\nयोग पत्रिका\nरेडिओ सह्याद्री',
      figures: '14 | सकाळी, आणि एकही रुपया नाही\n6 | थेट बॅच, दररोज\n22 | वर्षे खुले वर्ग',
      community_claim: '1000+ सदस्य',
    },
  },
};

export const DEMO_CONTACT = {
  phone: '+91 11 4000 0000',
  address: '2nd floor, 14 Ring Road, Lajpat Nagar, New Delhi 110024, India',
  data_protection: 'Privacy desk, privacy@sangha.example',
  grievance_officer: 'Meera Nair, grievance@sangha.example, +91 11 4000 0001',
  social_pages: [
    'https://www.facebook.com/sangha.community',
    'https://www.instagram.com/sangha.community',
    'https://www.youtube.com/@sangha-community',
    'https://www.linkedin.com/company/sangha-community',
    'https://twitter.com/sangha_yoga',
  ].join('\n'),
  whatsapp_group: 'https://chat.whatsapp.com/sangha-community',
  telegram_chat: 'https://t.me/sangha_community',
};

/** Number of members below the title of the home page. */
export const DEMO_MEMBER_COUNT = '1.24 Crore +';

export const DEMO_TESTIMONIALS = [
  {
    portrait: 'sunita',
    name: 'Sunita Deshmukh',
    age: 52,
    days: 312,
    achievement: 'Climbs four floors again',
    quote: 'I began on a chair, holding the window grill. Now my granddaughter asks me to slow down.',
    translations: {
      hi: {
        name: 'सुनीता देशमुख',
        achievement: 'फिर से चार मंज़िल चढ़ती हैं',
        quote: 'मैंने खिड़की की जाली पकड़कर, कुर्सी पर शुरू किया था। अब मेरी पोती कहती है, दादी, धीरे चलो।',
      },
      mr: {
        name: 'सुनीता देशमुख',
        achievement: 'पुन्हा चार मजले चढतात',
        quote: 'मी खिडकीची जाळी धरून, खुर्चीवर सुरुवात केली. आता माझी नात म्हणते, आजी, जरा हळू चाल.',
      },
    },
  },
  {
    portrait: 'imran',
    name: 'Imran Qureshi',
    age: 38,
    days: 146,
    achievement: 'Sleeps through the night',
    quote: 'Six o’clock felt impossible. By the second week I was up before the alarm, looking for my mat.',
    translations: {
      hi: {
        name: 'इमरान क़ुरैशी',
        achievement: 'अब रात भर चैन की नींद',
        quote: 'छह बजे उठना नामुमकिन लगता था। दूसरे हफ़्ते तक मैं अलार्म से पहले चटाई ढूँढ रहा था।',
      },
      mr: {
        name: 'इमरान कुरेशी',
        achievement: 'आता रात्रभर शांत झोप',
        quote: 'सहाला उठणे अशक्य वाटायचे. दुसऱ्या आठवड्यात मी गजर व्हायच्या आधीच चटई शोधू लागलो.',
      },
    },
  },
  {
    portrait: 'mary',
    name: 'Mary Kurian',
    age: 67,
    days: 401,
    achievement: 'Back to evening walks',
    quote: 'My son in Pune joins the same class. We practise together, thirteen hundred kilometres apart.',
    translations: {
      hi: {
        name: 'मैरी कुरियन',
        achievement: 'शाम की सैर फिर शुरू',
        quote: 'पुणे में मेरा बेटा उसी कक्षा में आता है। तेरह सौ किलोमीटर दूर, हम साथ अभ्यास करते हैं।',
      },
      mr: {
        name: 'मेरी कुरियन',
        achievement: 'संध्याकाळचे फिरणे पुन्हा सुरू',
        quote: 'पुण्यातला माझा मुलगा त्याच वर्गाला येतो. तेराशे किलोमीटर दूर राहूनही आम्ही सोबत सराव करतो.',
      },
    },
  },
] as const;

export type SitePortraits = Partial<Record<keyof typeof PORTRAITS, StoredFileRow>>;

/** Draws the portraits and stores them. */
export async function prepareSitePortraits(ctx: Context): Promise<SitePortraits> {
  const names = Object.keys(PORTRAITS) as (keyof typeof PORTRAITS)[];
  const rows = await Promise.all(
    names.map(async (name) => {
      const isFounder = name === 'founder';
      const bytes = await sharp(Buffer.from(PORTRAITS[name]), { density: 144 })
        .resize({ width: isFounder ? 280 : 64 })
        .flatten({ background: '#f0f3ef' })
        .webp({ quality: isFounder ? 20 : 40, effort: 6 })
        .toBuffer();
      const kind = isFounder ? 'founder_photo' : 'testimonial_photo';
      const file = {
        kind,
        content_type: 'image/webp',
        bytes,
        name: `${name}.webp`,
        created_at: ctx.clock.now(),
      } as const;
      return [name, await putFile(ctx, file)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** Creates the brand, the people, the figures and the contact of the demo. */
export async function makeSite(tx: Transaction, portraits: SitePortraits, at: Date): Promise<void> {
  const files = Object.values(portraits);
  if (files.length > 0) await tx.storedFile.createMany({ data: files });
  await tx.siteSettings.create({
    data: { ...DEMO_SITE, founder_photo_key: portraits.founder?.key ?? null, updated_at: at },
  });
  await tx.contactSettings.create({ data: { ...DEMO_CONTACT, updated_at: at } });
  await tx.testimonial.createMany({
    data: DEMO_TESTIMONIALS.map(({ portrait, ...row }) => ({
      ...row,
      stars: 5,
      photo_key: portraits[portrait]?.key ?? null,
      created_at: at,
      updated_at: at,
    })),
  });
  await tx.heroSection.updateMany({ data: { member_count: DEMO_MEMBER_COUNT } });
}
