import { classNames } from '~/components/ui/class-names';
import { useWords } from './use-words';

/** The six hours of the challenge. */
export function BatchTimes({ className }: { className?: string }) {
  const { morning, morningTimes, evening, eveningTimes } = useWords().words.batches;
  return (
    <dl className={classNames('grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-[1.125rem]', className)}>
      <dt className="font-semibold">{morning}</dt>
      <dd className="tabular">{morningTimes}</dd>
      <dt className="font-semibold">{evening}</dt>
      <dd className="tabular">{eveningTimes}</dd>
    </dl>
  );
}
