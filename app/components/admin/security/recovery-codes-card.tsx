import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

export function RecoveryCodesCard({ left, to }: { left: number; to: string }) {
  return (
    <Card aria-labelledby="recovery-heading">
      <h2 id="recovery-heading" className="text-[1.375rem]">
        Recovery codes
      </h2>
      <p className="my-3">
        {left === 0 ? 'You have none.' : left === 1 ? 'One is left.' : `${left} are left.`} They let you in when the app
        or the passkey is lost.
      </p>
      <ButtonLink to={to} variant="quiet">
        {left === 0 ? 'Make recovery codes' : 'Make new recovery codes'}
      </ButtonLink>
    </Card>
  );
}
