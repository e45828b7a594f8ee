import { Card } from '~/components/ui/card';

export interface CodeDeliveryFailuresView {
  codes: number;
  /** Time of the first refused code, as a time of day in the community's time zone. */
  since: string;
  code: string;
  meaning: string;
}

/** Warns that one-time codes are not delivered, and shows the reason from the provider. */
export function CodeDeliveryAlert({ refusals }: { refusals: CodeDeliveryFailuresView }) {
  const { codes, since, code, meaning } = refusals;
  return (
    <Card role="alert" className="mt-5 border-l-4 border-haldi">
      <p className="font-semibold">
        Codes have been refused since {since}: {meaning} ({code})
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {codes === 1 ? 'One code was' : `${codes} codes were`} not sent, so members cannot reset their password. Look in
        the Twilio console; codes go out again as soon as Twilio takes them.
      </p>
    </Card>
  );
}
