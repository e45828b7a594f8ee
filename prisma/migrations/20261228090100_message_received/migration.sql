ALTER TYPE "MessageTemplate" ADD VALUE 'message_received';
