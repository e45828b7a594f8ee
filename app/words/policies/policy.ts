import { privacyPolicy } from './privacy';
import { refundPolicy } from './refunds';
import { termsOfService } from './terms';

/** One of the documents that a member agrees to; in English, which is the binding text. */
export interface PolicyDocument {
  intro: string;
  sections: readonly { heading: string; text: readonly string[]; points?: readonly string[] }[];
}

/** The policies by the address of their page, in the order of the footer. */
export const POLICIES = {
  privacy: privacyPolicy,
  refunds: refundPolicy,
  terms: termsOfService,
} satisfies Record<string, PolicyDocument>;

export type PolicyName = keyof typeof POLICIES;

export const POLICY_NAMES = ['privacy', 'refunds', 'terms'] as const satisfies readonly PolicyName[];
