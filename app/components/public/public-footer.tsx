import { BrandLink } from '~/components/ui/brand-link';
import { POLICY_NAMES } from '~/i18n/policy-document';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { PolicyDialog, PolicyDialogLink } from './policy-dialog';
import { SocialLinks } from './social-links';
import { usePageLocation } from './use-page-location';
import { useSite } from './use-site';
import { usePublicLinks } from './use-public-links';

const link = 'inline-flex min-h-touch items-center text-inherit no-underline hover:underline lg:min-h-8';

export function PublicFooter() {
  const { pageLink, appLink } = usePublicLinks();
  const footer = useMessages('site.footer');
  const site = useSite();
  const hasTestimonials = (site?.testimonials.length ?? 0) > 0;
  const community = [
    ...(hasTestimonials ? [{ to: `${pageLink('/')}#trusted_by_section`, label: footer.testimonials }] : []),
    { to: appLink('/register'), label: footer.register },
    { to: `${pageLink('/')}#faq_section`, label: footer.faq },
    { to: pageLink('/landing'), label: footer.challenge },
    { to: appLink('/help'), label: footer.help },
  ];
  return (
    <footer id="footer" className="on-ink border-t-10 border-(--almanac-head) bg-band pt-12 pb-7 text-on-ink">
      <div className={PAGE_WIDTH_CLASS}>
        <div className="grid gap-8 lg:grid-cols-[5fr_3fr_3fr]">
          <div>
            <BrandLink className="text-inherit" to={pageLink('/')} />
            <Address label={footer.address} />
            <SocialLinks label={footer.pages} className="mt-4" />
          </div>
          <div>
            <h2 className="mb-1.5 text-body">{footer.community}</h2>
            <ul className="text-on-ink-soft">
              {community.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="mb-1.5 text-body">{footer.topics}</h2>
            <ul className="text-on-ink-soft">
              {footer.topicList.map((topic) => (
                <li key={topic} className="flex min-h-touch items-center lg:min-h-8">
                  {topic}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 border-t border-band-line pt-4 text-small">
          <p lang={site?.copyright?.lang} className="w-full text-on-ink-soft lg:mr-auto lg:w-auto">
            {site?.copyright?.text ?? footer.copyright}
          </p>
          {POLICY_NAMES.map((policy) => (
            <PolicyDialogLink key={policy} policy={policy} />
          ))}
        </div>
      </div>
      {POLICY_NAMES.map((policy) => (
        <PolicyDialog key={policy} policy={policy} />
      ))}
    </footer>
  );
}

function Address({ label }: { label: string }) {
  const contact = usePageLocation()?.contact;
  if (!contact || (!contact.address && !contact.phone)) return null;
  return (
    <address aria-label={label} lang="en" className="mt-3.5 max-w-[30ch] text-pretty text-on-ink-soft">
      {contact.address}
      {contact.address && contact.phone ? <br /> : null}
      {contact.phone ? (
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={link}>
          {contact.phone}
        </a>
      ) : null}
    </address>
  );
}
