-- Staff who help members today can still read and answer their messages.
INSERT INTO admin_permissions (admin_id, permission)
SELECT admin_id, 'answer_messages' FROM admin_permissions WHERE permission = 'help_members'
ON CONFLICT DO NOTHING;
