CREATE TYPE "ImportKind" AS ENUM ('members', 'attendances');
CREATE TYPE "ImportState" AS ENUM ('uploaded', 'checking', 'checked', 'importing', 'stopped', 'done', 'undoing', 'undone', 'cancelled', 'failed');
CREATE TYPE "ImportRowStatus" AS ENUM ('new', 'known', 'double', 'unreadable');

CREATE TABLE imports (
  id serial PRIMARY KEY,
  kind "ImportKind" NOT NULL,
  state "ImportState" NOT NULL DEFAULT 'uploaded',
  file_key text REFERENCES stored_files ON DELETE SET NULL ON UPDATE CASCADE,
  file_name text NOT NULL,
  file_bytes integer NOT NULL,
  file_sha256 bytea NOT NULL,
  encoding text NOT NULL,
  delimiter text NOT NULL,
  headers text[] NOT NULL,
  example text[] NOT NULL,
  columns text[] NOT NULL DEFAULT '{}',
  problem text,
  read_bytes integer NOT NULL DEFAULT 0,
  checked_rows integer NOT NULL DEFAULT 0,
  new_rows integer NOT NULL DEFAULT 0,
  known_rows integer NOT NULL DEFAULT 0,
  double_rows integer NOT NULL DEFAULT 0,
  unreadable_rows integer NOT NULL DEFAULT 0,
  warned_rows integer NOT NULL DEFAULT 0,
  consenting_rows integer NOT NULL DEFAULT 0,
  done_to_row integer NOT NULL DEFAULT 0,
  imported_rows integer NOT NULL DEFAULT 0,
  skipped_rows integer NOT NULL DEFAULT 0,
  done_to_member_id integer NOT NULL DEFAULT 0,
  undone_rows integer NOT NULL DEFAULT 0,
  kept_rows integer NOT NULL DEFAULT 0,
  admin_id integer NOT NULL REFERENCES admins ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
CREATE INDEX imports_state_idx ON imports (state);
CREATE INDEX imports_file_sha256_idx ON imports (file_sha256);

CREATE TABLE import_rows (
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE ON UPDATE CASCADE,
  "row" integer NOT NULL,
  status "ImportRowStatus" NOT NULL,
  phone text,
  key text,
  of_row integer,
  values jsonb NOT NULL,
  problems jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (import_id, "row")
);
CREATE INDEX import_rows_import_id_key_idx ON import_rows (import_id, key);
CREATE INDEX import_rows_import_id_status_row_idx ON import_rows (import_id, status, "row");
CREATE INDEX import_rows_phone_idx ON import_rows (phone);
