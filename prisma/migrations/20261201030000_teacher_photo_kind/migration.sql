ALTER TYPE "FileKind" ADD VALUE 'teacher_photo';
