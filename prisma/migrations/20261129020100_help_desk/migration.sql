-- Staff who manage members today keep everything that they can do.
INSERT INTO admin_permissions (admin_id, permission)
SELECT admin_id, right_of_staff::"Permission"
FROM admin_permissions, unnest(ARRAY['view_members', 'help_members', 'manage_phones', 'correct_karma', 'delete_members', 'export_members']) AS right_of_staff
WHERE permission = 'manage_users'
ON CONFLICT DO NOTHING;

ALTER TABLE members ADD COLUMN suspended_at TIMESTAMPTZ(3), ADD COLUMN suspend_reason TEXT;

ALTER TABLE streak_pauses ADD COLUMN by_staff BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX members_batch_id_idx ON members (batch_id);

CREATE TABLE phone_moves (
  id SERIAL PRIMARY KEY,
  member_id INTEGER NOT NULL UNIQUE REFERENCES members (id) ON DELETE CASCADE ON UPDATE CASCADE,
  phone TEXT NOT NULL,
  reason TEXT NOT NULL,
  asked_by_id INTEGER NOT NULL REFERENCES admins (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  proved_at TIMESTAMPTZ(3)
);
CREATE INDEX phone_moves_expires_at_idx ON phone_moves (expires_at);

CREATE TABLE member_filters (
  id SERIAL PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  query TEXT NOT NULL,
  admin_id INTEGER NOT NULL REFERENCES admins (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL
);
