// @ts-check

/** Twilio's ContentSid of each message template that the stand-in treats as approved. */
export const templateSids = /** @type {const} */ ({
  otp: 'HX4f1d2a7c9b3e5860d1c2f3a4b5e6978a',
  password_changed: 'HX8b6e0c31d5f74a2993e1b0d8c7a65f42',
  phone_changed: 'HX20ebd22997556fea536675a73b964a29',
  phone_restored: 'HX3c80139d6628cd7b2b164390dee14067',
  donation_approved: 'HX27c9e5a180fb4d36b1a2f0e9d8c37b64',
  donation_rejected: 'HXd30a9f61b7c84e52a6f1c5e2908b4d7f',
  class_cancelled: 'HX61e4b8d2f09c4735a8d3c7f1e2b5906a',
  class_moved: 'HX5d2f80b1c94e4a7fa63b07e8d1c5926e',
  donation_refunded: 'HXa7154fe0c2d94b6e8c31d07b9e52f6a4',
});
