import type { Translated } from '~/i18n/translated';

/** What the pages that let people in say in English. */
export const english = {
  fields: {
    name: 'Name',
    phone: 'Phone number',
    password: 'Password',
    passwordHint: 'Password must be at least 6 characters long.',
  },
  login: {
    metaTitle: 'Log in, Sangha',
    title: 'Namaste,\nwelcome back',
    intro: 'The mat is where you left it.',
    forgot: 'Forgot Password?',
    submit: 'Click to join for free',
    pending: 'Joining...',
    other: 'New to Sangha?',
    otherLink: 'Register free',
  },
  register: {
    metaTitle: 'Register free, Sangha',
    title: 'Begin\ntomorrow at six',
    intro: 'Free, for everyone, every morning.',
    invitedBy: '{name} invites you. Free, every morning.',
    previewTitle: '{name} invites you to Sangha',
    previewText: 'Free live yoga, every morning at six. For life.',
    referralCode: 'Referral code (optional)',
    referralHint: 'From a friend who practises here.',
    referralApplied: 'Your friend’s code is already applied.',
    submit: 'Register free',
    pending: 'Joining...',
    other: 'Already a member?',
    otherLink: 'Log in',
  },
  forgot: {
    metaTitle: 'Forgot password, Sangha',
    title: 'Forgot your password?',
    intro: 'We send a one-time code to your WhatsApp.',
    placeholder: 'WhatsApp number',
    submit: 'Send OTP',
    pending: 'Sending OTP...',
    other: 'Remembered it?',
    otherLink: 'Back to login',
  },
  reset: {
    metaTitle: 'Reset password, Sangha',
    title: 'Set a new password',
    intro: 'The code went to {phone} on WhatsApp.',
    otp: 'OTP',
    otpHint: 'Six characters, sent to you on WhatsApp.',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    submit: 'Reset Password',
    pending: 'Resetting...',
    resend: "Didn't receive OTP? Resend",
    resendPending: 'Resending...',
    other: 'Another number?',
    otherLink: 'Back',
  },
} as const;

/** What the pages that let people in say, in one language. */
export type AuthWords = Translated<typeof english>;
