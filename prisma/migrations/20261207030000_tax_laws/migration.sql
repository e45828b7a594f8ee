-- Legal texts of tax certificates, which staff change when the law changes.

CREATE TABLE tax_laws (
  id serial PRIMARY KEY,
  applies_from date NOT NULL,
  section_code text NOT NULL,
  act text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX tax_laws_applies_from_key ON tax_laws (applies_from);
