-- The language in which a member is written to, and the hour of the day that they chose. A class belongs to the batch that begins when it begins.
SET LOCAL lock_timeout = '5s';

CREATE TABLE batches (
  id serial PRIMARY KEY,
  start_time time(0) NOT NULL
);
CREATE UNIQUE INDEX batches_start_time_key ON batches (start_time);
INSERT INTO batches (start_time) VALUES ('06:00'), ('07:00'), ('08:00'), ('18:00'), ('19:00'), ('20:00');

ALTER TABLE members ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE members ADD COLUMN batch_id integer;
ALTER TABLE members ADD CONSTRAINT members_batch_id_fkey
  FOREIGN KEY (batch_id) REFERENCES batches (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE members VALIDATE CONSTRAINT members_batch_id_fkey;
