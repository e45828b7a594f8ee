/** Data of the consent notice. `version` is the version of the policies to agree to. */
export type ConsentView =
  | { kind: 'changed'; version: string; changes: readonly PolicyChangeView[] }
  | { kind: 'imported'; version: string; account: ImportedAccountView };

/** A version of a policy that was published after the member agreed. */
export interface PolicyChangeView {
  policy: 'privacy' | 'terms';
  number: number;
  date: string;
  /** What changed. `lang` is set if the text is in another language than the page. */
  change: { text: string; lang: string | undefined } | null;
}

export interface ImportedAccountView {
  name: string;
  classes: number;
  karma: number;
  /** Date on which the member joined the community, or null if it is not known. */
  since: string | null;
  notices: boolean;
  reminders: boolean;
}
