import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';
import type { InstallOffer } from './install-offer';

/** Card that suggests installing the app. */
export function InstallAppCard({ offer, onAnswer }: { offer: InstallOffer; onAnswer: () => void }) {
  const messages = useMessages('member.home').install;
  return (
    <Card aria-labelledby="install">
      <h2 id="install" className="text-step-1">
        {messages.title}
      </h2>
      <p className="mt-1 mb-3.5 text-ink-soft">{messages.text}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="button"
          onClick={() => {
            void offer.prompt();
            onAnswer();
          }}
        >
          {messages.add}
        </Button>
        <Button type="button" variant="quiet" onClick={onAnswer}>
          {messages.notNow}
        </Button>
      </div>
    </Card>
  );
}
