import { Refusal, type Reply } from '../endpoint';

/** Error object in Razorpay's API, in the result of a failed checkout and in its callback. */
export interface RazorpayError {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

const statusOfCode: Record<string, number> = { BAD_REQUEST_ERROR: 400, GATEWAY_ERROR: 502, SERVER_ERROR: 500 };
const descriptionOfCode: Record<string, string> = {
  GATEWAY_ERROR: 'The gateway request timed out',
  SERVER_ERROR: 'We are facing some trouble completing your request at the moment. Please try again shortly.',
};

/**
 * Returns Razorpay's response to a failed call. If `code` or `status` is missing, it is derived
 * from the other one of these two.
 */
export function createRazorpayErrorReply(refusal: {
  code?: string | undefined;
  status?: number | undefined;
  description?: string;
  field?: string | undefined;
}): Reply {
  const status = refusal.status ?? statusOfCode[refusal.code ?? 'SERVER_ERROR'] ?? 400;
  const code = refusal.code ?? (status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR');
  const error: RazorpayError = {
    code,
    description: refusal.description ?? descriptionOfCode[code] ?? 'The request could not be processed',
    source: status >= 500 ? 'internal' : 'business',
    step: 'payment_initiation',
    reason: status >= 500 ? 'server_error' : 'input_validation_failed',
    metadata: {},
    ...(refusal.field && { field: refusal.field }),
  };
  return { status, body: { error } };
}

/** Creates an error with status 400, a description and, if given, the name of the invalid field. */
export function createBadRequest(description: string, field?: string): Refusal {
  return new Refusal(createRazorpayErrorReply({ code: 'BAD_REQUEST_ERROR', description, field }));
}

/** Response to a request without a valid key pair. */
export const authenticationFailed: Reply = createRazorpayErrorReply({
  code: 'BAD_REQUEST_ERROR',
  status: 401,
  description: 'Authentication failed',
});
