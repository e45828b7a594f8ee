CREATE TABLE trend_reports (
  name TEXT PRIMARY KEY,
  figures JSONB NOT NULL,
  counted_at TIMESTAMPTZ(3) NOT NULL
);
