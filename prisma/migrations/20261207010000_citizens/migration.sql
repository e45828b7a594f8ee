-- Who may give: a declaration of citizenship, and the registration of the trust for foreign donors.

ALTER TABLE members ADD COLUMN citizen_declared_at timestamptz(3);
ALTER TABLE donations ADD COLUMN citizen_declared_at timestamptz(3);
ALTER TABLE tax_settings ADD COLUMN fcra_number text;
ALTER TYPE "UnmatchedReason" ADD VALUE 'foreign_card';
