import type { Translated } from '~/i18n/translated';

/** What a member's profile, its forms and its settings say in English. */
export const english = {
  edit: {
    metaTitle: 'Edit profile, Sangha',
    title: 'Edit profile',
    memberId: 'Member ID',
    personal: 'Personal Information',
    name: 'Full name',
    phone: 'Phone number',
    phoneHint: 'A new number is confirmed with a code on WhatsApp.',
    email: 'Email',
    details: 'Additional Details',
    gender: 'Gender',
    genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
    city: 'City',
    birthday: 'Date of birth',
    goal: 'Primary goal',
    goals: {
      'Weight loss': 'Weight loss',
      Flexibility: 'Flexibility',
      'Stress relief': 'Stress relief',
      'Strength building': 'Strength building',
      'Better sleep': 'Better sleep',
      Mindfulness: 'Mindfulness',
      'Overall health': 'Overall health',
    },
    chooseGoal: 'Choose your goal',
    goalHint: 'Your diet plan is chosen for it.',
    save: 'Save Changes',
    saving: 'Saving...',
    back: 'Back',
    sessions: {
      title: 'Where you are logged in',
      device: '{browser} on {system}',
      otherApp: 'Another app',
      thisDevice: '{device}, this device',
      lastUsed: 'Last used {moment}',
      lastUsedFrom: 'Last used {moment} from {address}',
      logOut: 'Log out everywhere',
      loggingOut: 'Logging out...',
    },
    ownData: {
      title: 'Your data',
      text: 'Everything we keep of you, as one file. You may also leave and have it deleted at any time.',
      download: 'Download my data',
      leave: 'Delete my account',
    },
  },
  phone: {
    metaTitle: 'Confirm your phone, Sangha',
    title: 'Confirm your new number',
    intro: 'The code went to {phone} on WhatsApp. Until you enter it, your old number stays.',
    otp: 'OTP',
    otpHint: 'Six characters, good for ten minutes.',
    confirm: 'Confirm number',
    confirming: 'Confirming...',
    resend: "Didn't receive OTP? Resend",
    resending: 'Resending...',
    back: 'Back',
  },
  deletion: {
    metaTitle: 'Delete my account, Sangha',
    title: 'Delete my account',
    warning: 'This cannot be undone.',
    whatGoes:
      'Your profile, attendance, streak, titles, ratings, karma and referrals go at once. Approved donations stay in our books without your name.',
    password: 'Your password',
    remove: 'Delete my account',
    removing: 'Deleting...',
    keep: 'Keep it',
  },
} as const;

/** What a member's profile, its forms and its settings say, in one language. */
export type ProfileWords = Translated<typeof english>;
