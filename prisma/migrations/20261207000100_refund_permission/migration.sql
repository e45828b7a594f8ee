ALTER TYPE "Permission" ADD VALUE 'refund_donations';
