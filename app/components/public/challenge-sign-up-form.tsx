import { getButtonClass } from '~/components/ui/button-class';
import { CONTROL_CLASS } from '~/components/ui/control-class';
import { MAX_TYPED_PHONE_LENGTH } from '~/components/ui/country';
import { useMessages } from '~/components/ui/use-messages';
import { usePublicLinks } from './use-public-links';

/**
 * Form with name and phone, which are passed on to the registration page. Nothing is stored before
 * registration.
 */
export function ChallengeSignUpForm() {
  const { language, pageLink } = usePublicLinks();
  const landing = useMessages('site.landing');
  const policy = useMessages('site.policy');
  return (
    <form
      id="join"
      method="post"
      action="/register/start"
      aria-labelledby="join-title"
      className="relative grid scroll-mt-4 gap-3 rounded-sheet bg-leaf px-5 pt-4 pb-6 shadow-(--shadow-leaf) sm:gap-4 sm:px-7 sm:pt-5"
    >
      <h2 id="join-title" className="text-step-2">
        {landing.formTitle}
      </h2>
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      <div className="grid gap-[0.3rem]">
        <label htmlFor="join-name" className="text-small font-semibold">
          {landing.name}
        </label>
        <input id="join-name" name="name" required maxLength={100} autoComplete="name" className={CONTROL_CLASS} />
      </div>
      <div className="grid gap-[0.3rem]">
        <label htmlFor="join-phone" className="text-small font-semibold">
          {landing.phone}
        </label>
        <div className="grid grid-cols-[auto_1fr]">
          <select
            name="country"
            aria-label={landing.country}
            className={`${CONTROL_CLASS} rounded-r-none border-r-0`}
          >
            <option value="IN">+91</option>
          </select>
          <input
            id="join-phone"
            name="phonenumber"
            type="tel"
            inputMode="numeric"
            required
            maxLength={MAX_TYPED_PHONE_LENGTH}
            autoComplete="tel-national"
            aria-describedby="join-phone-hint"
            className={`${CONTROL_CLASS} tabular rounded-l-none`}
          />
        </div>
        <p id="join-phone-hint" className="text-note text-ink-soft">
          {landing.phoneHint}
        </p>
      </div>
      <button className={getButtonClass({ variant: 'sun', size: 'big', block: true })}>{landing.submit}</button>
      <p className="text-note text-ink-soft">
        {landing.note} <a href={pageLink('/terms')}>{policy.terms}</a> {landing.noteAnd}{' '}
        <a href={pageLink('/privacy')}>{policy.privacy}</a>. {landing.next}
      </p>
    </form>
  );
}
