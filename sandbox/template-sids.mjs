// @ts-check

/** Twilio's ContentSid of each message template that the stand-in treats as approved, in English and, with the code of its language as in `otp_hi`, in another. */
export const templateSids = /** @type {const} */ ({
  otp: 'HX4f1d2a7c9b3e5860d1c2f3a4b5e6978a',
  password_changed: 'HX8b6e0c31d5f74a2993e1b0d8c7a65f42',
  phone_changed: 'HX20ebd22997556fea536675a73b964a29',
  phone_restored: 'HX3c80139d6628cd7b2b164390dee14067',
  donation_approved: 'HX27c9e5a180fb4d36b1a2f0e9d8c37b64',
  donation_rejected: 'HXd30a9f61b7c84e52a6f1c5e2908b4d7f',
  class_cancelled: 'HX61e4b8d2f09c4735a8d3c7f1e2b5906a',
  class_moved: 'HX5d2f80b1c94e4a7fa63b07e8d1c5926e',
  class_reminder: 'HX9e4c07d1b25f4863a1d8f0c72b6e35d1',
  class_reminder_hi: 'HXc1f7a86e30d24b95873d52e9b0a4f168',
  challenge_day: 'HX6be1d94c07a25f83e19b4c50d7a8f263',
  challenge_day_hi: 'HXe84a1c96d03f57b2a6e05d18c47b93f2',
  donation_refunded: 'HXa7154fe0c2d94b6e8c31d07b9e52f6a4',
  otp_hi: 'HXc64c70a9a883c423a7416448080030ef',
  password_changed_hi: 'HX23c51a94ca4074a32ce4d6f06090ad75',
  phone_changed_hi: 'HX9d0171fafbde298b88461ba29af7c274',
  phone_restored_hi: 'HXf4f1e1f84675c1f807a27a7c68a53782',
  donation_approved_hi: 'HX7759a63517fd3c0e2aa602bf5c771d01',
  donation_rejected_hi: 'HXdafdf9a52fd1cc2e25b4a0c0be1b17be',
  class_cancelled_hi: 'HX0f2bf9c87012ef449e401f016e06cfa1',
  class_moved_hi: 'HXcc10bbc4ad2e7ec29cfa34c0275ad0d9',
  donation_refunded_hi: 'HX53d6a199dece9a36b2f19361da6e0d11',
});
