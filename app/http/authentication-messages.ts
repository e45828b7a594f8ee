import { untranslated } from '~/i18n/messages/message';

/**
 * Message on the staff login after a session has expired.
 * Source: docs/specification/back-office.md#texts.
 */
export const SESSION_EXPIRED_MESSAGE = untranslated('Session expired. Please login again.');

/**
 * Message for a back office request without a session.
 * Source: docs/specification/back-office.md#texts.
 */
export const AUTHENTICATION_REQUIRED_MESSAGE = untranslated('Authentication required');

/**
 * Error message of the FAQ and video endpoints. Source: docs/specification/back-office.md#texts.
 */
export const INVALID_ADMIN_TOKEN_MESSAGE = untranslated('Unauthorized. Please check your admin token.');
