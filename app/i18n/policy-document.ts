/** Names of the policies, which are also their paths, in the order of the footer. */
export const POLICY_NAMES = ['privacy', 'refunds', 'terms'] as const;

export type PolicyName = (typeof POLICY_NAMES)[number];

interface PolicyDocument {
  intro: string;
  sections: readonly PolicySection[];
}

interface PolicySection {
  heading: string;
  text: readonly string[];
  points?: readonly string[];
  hasContact?: true;
  /** Labels for the contact details of the officers that this section names. */
  officers?: Partial<Record<'dataProtection' | 'grievanceOfficer', string>>;
}

export type PolicyDocuments = Readonly<Record<PolicyName, PolicyDocument>>;
