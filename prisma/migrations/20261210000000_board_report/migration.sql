-- Sent messages of each day, for the board report. Messages themselves are deleted after 90 days.
CREATE TABLE message_days (
  day date NOT NULL,
  template "MessageTemplate" NOT NULL,
  messages integer NOT NULL,
  PRIMARY KEY (day, template)
);

-- Prices of a WhatsApp message, which staff change when the provider changes them.
CREATE TABLE message_prices (
  applies_from date PRIMARY KEY,
  authentication_paise numeric(8, 2) NOT NULL,
  utility_paise numeric(8, 2) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT message_prices_check CHECK (authentication_paise >= 0 AND utility_paise >= 0)
);
