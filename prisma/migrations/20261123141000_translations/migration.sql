-- What staff write has its translations beside it, and a message the language that it is sent in. Constant defaults rewrite no table.
SET LOCAL lock_timeout = '5s';

ALTER TABLE classes ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE class_series ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE diet_plans ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE instructions ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE faqs ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE video_resources ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE hero_sections ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE donations ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE messages ADD COLUMN language text NOT NULL DEFAULT 'en';
