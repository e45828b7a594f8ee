ALTER TYPE "Permission" ADD VALUE 'import_members';
ALTER TYPE "FileKind" ADD VALUE 'import_file';
