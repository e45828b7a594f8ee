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

/** Placeholders of a policy that staff write, which pages fill in with the current details. */
export const POLICY_PLACEHOLDERS = [
  'brand',
  'address',
  'phone',
  'email',
  'whatsapp',
  'data_officer',
  'grievance_officer',
] as const;

export type PolicyPlaceholder = (typeof POLICY_PLACEHOLDERS)[number];

export type PolicyInline =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: PolicyPlaceholder }
  | { kind: 'bold' | 'italic'; children: readonly PolicyInline[] }
  | { kind: 'link'; href: string; children: readonly PolicyInline[] }
  | { kind: 'break' };

export type PolicyBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; children: readonly PolicyInline[] }
  | { kind: 'paragraph'; children: readonly PolicyInline[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly (readonly PolicyBlock[])[] };

/** Returns the text of a heading or a paragraph without its formatting. */
export function getPlainText(
  children: readonly PolicyInline[],
  values: Readonly<Partial<Record<PolicyPlaceholder, string>>>,
): string {
  return children
    .map((one) => {
      if (one.kind === 'text') return one.text;
      if (one.kind === 'value') return values[one.name] ?? '';
      return one.kind === 'break' ? ' ' : getPlainText(one.children, values);
    })
    .join('');
}
