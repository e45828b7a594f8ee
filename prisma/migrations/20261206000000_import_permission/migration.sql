ALTER TYPE "Permission" ADD VALUE 'import_statements';
ALTER TYPE "UnmatchedReason" ADD VALUE 'closed_code';
