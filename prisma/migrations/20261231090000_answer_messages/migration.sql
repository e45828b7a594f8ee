ALTER TYPE "Permission" ADD VALUE 'answer_messages';
