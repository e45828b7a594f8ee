import { pino, type Logger } from 'pino';

/** Fields that never reach a log, at any depth that our own entries have. */
const SECRET_FIELDS = ['phone', 'phonenumber', 'password', 'newPassword', 'otp', 'token', 'authorization', 'cookie'];

/** JSON lines on standard output, without what must not be known. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
  });
}
