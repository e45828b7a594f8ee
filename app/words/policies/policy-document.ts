/** One of the documents that a member agrees to; in English, which is the binding text. */
export interface PolicyDocument {
  intro: string;
  sections: readonly { heading: string; text: readonly string[]; points?: readonly string[] }[];
}
