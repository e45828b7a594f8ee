-- Receipt numbers without gaps in each financial year (April to March), donor records for tax
-- certificates, and the trust's details for the tax office.

CREATE TABLE receipt_series (
  year integer PRIMARY KEY,
  last_number integer NOT NULL
);

CREATE TABLE donor_records (
  id serial PRIMARY KEY,
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  id_code integer NOT NULL,
  sealed bytea NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX donor_records_member_id_key ON donor_records (member_id);

CREATE TABLE tax_settings (
  id integer PRIMARY KEY DEFAULT 1,
  legal_name text NOT NULL,
  address text NOT NULL,
  pan text NOT NULL,
  registration_number text NOT NULL,
  registered_on date NOT NULL,
  signatory_name text NOT NULL,
  signatory_role text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT tax_settings_single_row CHECK (id = 1)
);

ALTER TABLE donations
  ADD COLUMN receipt_year integer,
  ADD COLUMN receipt_number integer,
  ADD COLUMN donor_record_id integer REFERENCES donor_records ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT donations_receipt_check CHECK ((receipt_year IS NULL) = (receipt_number IS NULL));

-- Donations that were approved before get the first numbers of their year.
WITH numbered AS (
  SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY decided_at, id) AS number
  FROM (
    SELECT id, decided_at,
      (extract(year FROM donated_on) - (extract(month FROM donated_on) < 4)::integer)::integer AS year
    FROM donations WHERE status IN ('approved', 'refunded')
  ) AS approved
)
UPDATE donations SET receipt_year = numbered.year, receipt_number = numbered.number
FROM numbered WHERE numbered.id = donations.id;

INSERT INTO receipt_series (year, last_number)
SELECT receipt_year, max(receipt_number) FROM donations WHERE receipt_year IS NOT NULL GROUP BY receipt_year;

CREATE UNIQUE INDEX donations_receipt_year_receipt_number_key ON donations (receipt_year, receipt_number);
CREATE INDEX donations_donor_record_id_idx ON donations (donor_record_id);
CREATE INDEX donations_donated_on_id_idx ON donations (donated_on, id);

ALTER TYPE "Permission" ADD VALUE 'export_donors';
