import type { PolicyDocument } from './policy-document';
import { privacyPolicy } from './privacy';
import { refundPolicy } from './refunds';
import { termsOfService } from './terms';

/** The policies by the address of their page, in the order of the footer. */
export const POLICIES = {
  privacy: privacyPolicy,
  refunds: refundPolicy,
  terms: termsOfService,
} satisfies Record<string, PolicyDocument>;

export type PolicyName = keyof typeof POLICIES;

export const POLICY_NAMES = ['privacy', 'refunds', 'terms'] as const satisfies readonly PolicyName[];
