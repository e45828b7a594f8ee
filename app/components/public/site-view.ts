/** A text of the organisation. `lang` is set if its language differs from the page's. */
export interface SiteText {
  text: string;
  lang?: string | undefined;
}

export interface TestimonialView {
  id: number;
  name: SiteText;
  age: number | null;
  days: number;
  achievement: SiteText | null;
  quote: SiteText;
  stars: number | null;
  photo: string | null;
}

/** Texts of the organisation on public pages. Null and empty texts are not shown. */
export interface SiteView {
  tagline: SiteText | null;
  copyright: SiteText | null;
  founder: {
    name: SiteText;
    role: SiteText | null;
    quote: SiteText | null;
    story: SiteText | null;
    photo: string | null;
  } | null;
  press: readonly SiteText[];
  figures: readonly { figure: string; label: SiteText }[];
  /** Times of the batches in the morning and in the evening, such as `6:00 AM`. */
  times: { morning: readonly string[]; evening: readonly string[] };
  testimonials: readonly TestimonialView[];
}
