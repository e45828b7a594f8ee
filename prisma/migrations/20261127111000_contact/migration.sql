-- How members write to the community: one row, which staff edit under Site Settings.
CREATE TABLE contact_settings (
  id INTEGER PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  email TEXT,
  whatsapp TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TIMESTAMPTZ(3) NOT NULL
);
