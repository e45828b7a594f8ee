ALTER TYPE "Permission" ADD VALUE 'view_members';
ALTER TYPE "Permission" ADD VALUE 'help_members';
ALTER TYPE "Permission" ADD VALUE 'manage_phones';
ALTER TYPE "Permission" ADD VALUE 'correct_karma';
ALTER TYPE "Permission" ADD VALUE 'delete_members';
ALTER TYPE "Permission" ADD VALUE 'export_members';
