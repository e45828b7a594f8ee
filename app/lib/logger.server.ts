import { pino, type Logger } from 'pino';

const SECRET_FIELDS = ['phone', 'phonenumber', 'password', 'newPassword', 'otp', 'token', 'authorization', 'cookie'];

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
  });
}
