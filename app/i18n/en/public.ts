import type { Translated } from '~/i18n/translated';

export const publicMessages = {
  site: {
    title: '{brand}: free live yoga every day',
    description: 'A free online yoga movement for India: live classes, streaks, titles and friends.',
    preview: 'Free live yoga, from wherever you are',
    pictureText: 'People on a rooftop in the same pose towards the rising sun',
  },
  header: {
    menu: 'Main',
    login: 'Log in',
    dashboard: 'My dashboard',
    whyPractise: 'Why practise',
    yourTrainer: 'Your trainer',
    questions: 'Questions',
  },
  // Null if the banner already has a title in this language, or has no built-in text.
  hero: {
    title: null,
    subtitle: null,
    button_text: null,
    trusted_text: null,
  },
  testimonials: {
    title: 'Mornings, counted',
    intro: 'What members say, and on how many days they have come to the mat.',
    days: 'days',
    stars: '{count} out of 5 stars',
  },
  benefits: {
    title: 'One hour that carries the other twenty-three',
    cards: [
      {
        pose: 'sukhasana',
        title: 'Inner calm',
        points: [
          'Ten slow breaths before the phone rings',
          'Guided rest at the end of every class',
          'Sleep that comes easier, week by week',
        ],
      },
      {
        pose: 'vira',
        title: 'Empower body',
        points: [
          'A stronger back, knees and shoulders',
          'A chair or wall option for every pose',
          'Balance you notice on the stairs',
        ],
      },
      {
        pose: 'sangha',
        title: 'Connect and grow',
        points: [
          'Practise live with people across India',
          'Bring a friend, earn 100 karma points',
          'A teacher who reads your questions',
        ],
      },
    ],
  },
  features: {
    title: 'Made for\nreal mornings',
    items: [
      { icon: 'video', title: 'Guided practice', text: 'A teacher on screen, live, for every minute of it.' },
      { icon: 'clock', title: 'Flexible schedules', text: 'Batches before work and after work. Choose yours.' },
      { icon: 'house', title: 'Yoga anywhere', text: 'A terrace, a hostel room, the space beside the bed.' },
      { icon: 'users', title: 'Collective well-being', text: 'Many mats unrolled at the same minute.' },
      { icon: 'calendar', title: 'Build your habit', text: 'Every morning is a dot. The line joins them up.' },
      { icon: 'sunrise', title: 'Progress at your pace', text: 'Eleven titles, from Beginner to Mahayogi. No exams.' },
    ],
  },
  callToAction: {
    title: '14 mornings. Free.\nThe next one is yours.',
    line: 'Fourteen dots joined by one line',
    button: 'Register Now for FREE',
  },
  batches: {
    morning: 'Morning',
    evening: 'Evening',
  },
  trainer: {
    pages: '{name} elsewhere',
  },
  faq: {
    title: 'Before you\nroll out the mat',
    empty: 'No FAQs available at the moment.',
    all: 'All {count} questions',
    more: 'Did not find your answer? Contact us:',
    basics: [
      {
        question: 'Is it really free?',
        answer:
          'Yes. The 14-day challenge and the daily classes after it are free, and so are the classes of every friend you bring. Donations keep it running, and they are always optional.',
      },
      {
        question: 'What happens after I join?',
        answer:
          'Your dashboard opens, with the day’s classes and the way to our messaging group, where class links and reminders are shared.',
      },
      {
        question: 'I have never done yoga. Can I start?',
        answer: 'Please do. Each pose is shown with an easier form, and you may rest whenever you like.',
      },
      {
        question: 'What if I miss a day?',
        answer: 'Come to the next class. Your total and your title stay with you.',
      },
      { question: 'What do I need?', answer: 'A phone, a mat or a folded bedsheet, and a little space around you.' },
    ],
  },
  footer: {
    address: 'Address',
    pages: '{brand} elsewhere',
    community: 'Community',
    testimonials: 'Testimonials',
    register: 'Register',
    faq: 'FAQ',
    help: 'Help',
    challenge: 'The 14-day challenge',
    topics: 'Wellness Topics',
    topicList: ['Better sleep', 'Stress relief', 'Flexibility'],
    copyright: '© {brand}',
  },
  policy: {
    privacy: 'Privacy Policy',
    refunds: 'Refund Policy',
    terms: 'Terms of Service',
    updated: 'Last updated October 17, 2025',
    version: 'Version {number}, applies from {date}',
    standard: 'The first text',
    whatChanged: 'What changed: {change}',
    textIn: {
      en: 'This text is in English.',
      hi: 'This text is in Hindi.',
      mr: 'This text is in Marathi.',
    },
    earlierVersions: 'Earlier versions',
    otherVersions: 'Other versions',
    isEarlier: 'This is an earlier version.',
    isUpcoming: 'This version applies from {date}.',
    current: 'Read the current version',
    upcoming: 'A new version applies from {date}.',
    readNew: 'Read the new version',
    close: 'Close',
    ownPage: 'Open as a page',
    others: 'The other policies',
    contents: 'On this page',
    translated: null,
  },
  landing: {
    metaTitle: '14 mornings of yoga, free. {brand}',
    metaDescription: 'A free 14-day online morning yoga challenge, live with a teacher. For everyone.',
    event: {
      name: '14-day online morning yoga challenge',
      description: 'Fourteen mornings of live yoga with a teacher, free for everyone.',
    },
    kicker: 'The morning yoga challenge',
    title: '14 mornings,\nfree',
    intro: 'Two weeks of live practice with a teacher, on your phone, from wherever you are.',
    formTitle: 'Take your place',
    name: 'Name',
    phone: 'Phone number',
    country: 'Country code',
    phoneHint: 'Your WhatsApp number, 10 digits.',
    submit: 'Click to Join Yoga Challenge',
    note: 'By submitting you agree to our',
    noteAnd: 'and',
    next: 'Next you choose a password.',
    slotsTitle: 'Pick the time that suits you',
    slotsIntro: 'Indian time, every day. Change your batch on any day you like.',
    trainerTitle: 'Meet your trainer',
    statsTitle: 'The movement so far',
    members: 'people who trust {brand}',
    reasonsTitle: 'Why people begin, and why they stay',
    reasons: [
      {
        pose: 'bala',
        title: 'Start from zero',
        text: 'Every pose is shown with an easier form, on a chair or at a wall.',
      },
      {
        pose: 'vriksha',
        title: 'A habit in two weeks',
        text: 'One dot for each day. After fourteen, it is a habit.',
      },
      {
        pose: 'sangha',
        title: 'Nobody practises alone',
        text: 'The same minute, the same breath, in many homes.',
      },
    ],
    testimonialTitle: 'One morning in particular',
    mediaTitle: 'Written about in',
    benefitsTitle: 'What fourteen mornings give',
    benefits: [
      'An hour of practice that fits before the day begins',
      'A back and knees that complain less on the stairs',
      'Sleep that comes earlier, and stays',
      'Breathing you can use in a crowded train',
      'A streak, a title and friends who notice when you are away',
      'Daily classes after the challenge, also free',
    ],
    enroll: 'Enroll now',
    enrollNote: 'Free, for everyone, every day.',
  },
} as const;

/** Messages of public pages. Null means that the text in that language comes from the database. */
export type PublicMessages = Translated<typeof publicMessages>;
