ALTER TABLE donations ADD COLUMN utr TEXT;

CREATE INDEX donations_utr_idx ON donations (utr) WHERE utr IS NOT NULL;
