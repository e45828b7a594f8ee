/** Questions and answers by category, in display order. */
export const faqs: readonly { category: string; question: string; answer: string; is_active?: boolean }[] = [
  {
    category: 'Getting Started',
    question: 'Is Sangha really free?',
    answer:
      'Yes. Every class, the 14-day challenge and the community cost nothing, and will not later. Those who can, give a little so that the classes stay open to everyone.',
  },
  {
    category: 'Getting Started',
    question: 'What is the 14-day challenge?',
    answer:
      'Fourteen mornings (or evenings) of guided practice, one class a day. Register with your phone number, choose a batch that suits you and join from your dashboard. You may change the batch on any day.',
  },
  {
    category: 'Getting Started',
    question: 'How do I get the class links and reminders?',
    answer:
      'After you register you can join our WhatsApp group, where links and reminders are shared. The day’s classes are on your dashboard as well, with a Join Now button while they are going on.',
  },
  {
    category: 'Practice',
    question: 'I have never done yoga. Can I join?',
    answer:
      'Please do. Hatha Foundations at 7 in the morning and Chair Yoga at 8 are made for beginners, and every teacher shows an easier way for each pose.',
  },
  {
    category: 'Practice',
    question: 'What do I need at home?',
    answer:
      'A mat or a folded blanket, some water, and enough room to stretch your arms. For Chair Yoga, a firm chair without wheels. Practise two to three hours after a meal.',
  },
  {
    category: 'Practice',
    question: 'I have back pain, high blood pressure or I am pregnant. Is it safe?',
    answer:
      'Ask your doctor first, and tell the teacher at the start of the class. Leave out whatever hurts: rest is part of the practice.',
  },
  {
    category: 'Membership',
    question: 'How does my streak grow?',
    answer:
      'Each day on which you attend at least one class adds one. A day on which no class is held neither adds to your streak nor breaks it. If you miss a day, a rest day saves your streak: you begin with two and earn one more for every seven class days, two at most. If you will be away, pause your streak for up to 14 days on its page.',
  },
  {
    category: 'Membership',
    question: 'What are the titles on the leaderboard?',
    answer:
      'They mark how many classes you have attended in all: Sadhak from 5, Abhyasi from 10, Yogasarthi from 30, Pranamitra from 50, Dhyanvi from 75, Yogapravar from 100, Yogaratna from 180, Yogacharya from 250, Yogi from 365 and Mahayogi from 500.',
  },
  {
    category: 'Membership',
    question: 'How do I earn karma points?',
    answer:
      'You receive 100 points once for each friend who registers with your link, from the eleventh of a day on with their first class, and as many points as rupees for every donation. Points open certain diet plans and are never spent.',
  },
  {
    category: 'Classes',
    question: 'When are the classes?',
    answer:
      'Every day at 6, 7 and 8 in the morning and at 6, 7 and 8 in the evening, Indian time. Each lasts 45 to 60 minutes.',
  },
  {
    category: 'Classes',
    question: 'How is my attendance marked?',
    answer:
      'By joining. Press Join Now on the class card: your attendance is noted and the meeting opens in a new tab after three seconds.',
  },
  {
    category: 'Classes',
    question: 'May I attend more than one class a day?',
    answer: 'As many as you like. Each counts towards your title; the day counts once for your streak.',
  },
  {
    category: 'Technical',
    question: 'I forgot my password. What now?',
    answer:
      'Choose Forgot Password on the login page and enter your phone number. A six-digit code comes over WhatsApp and works for ten minutes. With it you set a new password.',
  },
  {
    category: 'Technical',
    question: 'The Join Now button is not there.',
    answer:
      'It appears when the class starts and goes when the class ends. Until then Home shows when the class starts. If it is time and the button is missing, load the page again.',
  },
  {
    category: 'Technical',
    question: 'My payment screenshot is not accepted.',
    answer: 'It has to be a JPG, JPEG or PNG picture of at most 5 MB. Crop it to the receipt and try again.',
  },
  {
    category: 'Other',
    question: 'What happens with my donation?',
    answer:
      'It pays for the meeting rooms, the messages and the teachers’ training. A donation by QR is looked at by our team first; once it is approved, the karma is added and you hear from us over WhatsApp.',
  },
  {
    category: 'Other',
    question: 'Can a donation be refunded?',
    answer:
      'Contact us within 3 days; our Help page shows how. A refund reaches your account in 5 to 8 business days, and the karma that came with the donation is taken back.',
  },
  {
    category: 'Other',
    question: 'Will there be a yoga camp in Rishikesh this year?',
    answer: 'We are still talking to the ashram. Dates will be announced in the WhatsApp group.',
    is_active: false,
  },
];
