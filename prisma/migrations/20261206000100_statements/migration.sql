-- Statements of banks and of the payment provider.

-- Staff who manage staff accounts, and approve and enter donations, keep every permission.
INSERT INTO admin_permissions (admin_id, permission)
SELECT admin_id, 'import_statements' FROM admin_permissions
WHERE permission IN ('manage_admins', 'approve_donations', 'record_donations')
GROUP BY admin_id HAVING count(*) = 3
ON CONFLICT DO NOTHING;

CREATE TYPE "StatementKind" AS ENUM ('bank', 'settlement');
CREATE TYPE "StatementMatch" AS ENUM ('matched', 'close', 'unknown');

CREATE TABLE statement_accounts (
  id serial PRIMARY KEY,
  name text NOT NULL,
  kind "StatementKind" NOT NULL,
  columns jsonb NOT NULL,
  date_order text NOT NULL CHECK (date_order IN ('dmy', 'mdy', 'ymd')),
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX statement_accounts_name_key ON statement_accounts (lower(name));

CREATE TABLE statements (
  id serial PRIMARY KEY,
  account_id integer NOT NULL REFERENCES statement_accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  file_name text NOT NULL,
  imported_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  repeated integer NOT NULL,
  debits integer NOT NULL,
  undated integer NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX statements_account_id_idx ON statements (account_id);

CREATE TABLE statement_lines (
  id bigserial PRIMARY KEY,
  statement_id integer NOT NULL REFERENCES statements ON DELETE CASCADE ON UPDATE CASCADE,
  account_id integer NOT NULL REFERENCES statement_accounts ON DELETE RESTRICT ON UPDATE CASCADE,
  fingerprint bytea NOT NULL,
  line integer NOT NULL,
  day date NOT NULL,
  amount_paise bigint NOT NULL,
  description text,
  numbers text[],
  qr_references text[],
  match "StatementMatch" NOT NULL DEFAULT 'unknown',
  reason text,
  donation_id integer REFERENCES donations ON DELETE SET NULL ON UPDATE CASCADE,
  approved boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX statement_lines_account_id_fingerprint_key ON statement_lines (account_id, fingerprint);
CREATE INDEX statement_lines_statement_id_line_idx ON statement_lines (statement_id, line);
CREATE INDEX statement_lines_day_idx ON statement_lines (day);
CREATE INDEX statement_lines_donation_id_idx ON statement_lines (donation_id);
CREATE INDEX statement_lines_numbers_idx ON statement_lines USING gin (numbers);
-- A donation has at most one line that proves it.
CREATE UNIQUE INDEX statement_lines_proof_key ON statement_lines (donation_id) WHERE match = 'matched';
