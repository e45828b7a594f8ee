-- Deleted accounts that the worker has yet to write to the list outside the database.
CREATE TABLE deleted_accounts (
  member_id INTEGER PRIMARY KEY,
  member_created_at TIMESTAMPTZ(3) NOT NULL,
  deleted_at TIMESTAMPTZ(3) NOT NULL
);
