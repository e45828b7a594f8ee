-- A class that begins on another day or at another time is told to those who joined it before.
ALTER TYPE "MessageTemplate" ADD VALUE 'class_moved';
