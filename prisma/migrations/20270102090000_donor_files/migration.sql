CREATE TABLE donor_files (
  id SERIAL PRIMARY KEY,
  year INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  completed_at TIMESTAMPTZ(3)
);

CREATE INDEX donor_files_year_id_idx ON donor_files (year, id);

CREATE TABLE donor_file_rows (
  id BIGSERIAL PRIMARY KEY,
  file_id INTEGER NOT NULL REFERENCES donor_files (id) ON DELETE CASCADE ON UPDATE CASCADE,
  id_code INTEGER NOT NULL,
  id_digest BYTEA NOT NULL,
  sealed BYTEA NOT NULL,
  is_cash BOOLEAN NOT NULL,
  donation_type "DonationType" NOT NULL,
  amount_paise BIGINT NOT NULL
);

CREATE UNIQUE INDEX donor_file_rows_file_id_id_digest_is_cash_donation_type_key
  ON donor_file_rows (file_id, id_digest, is_cash, donation_type);
