import type { ReactNode } from 'react';
import { Asana } from '~/components/art/asana';
import { Leaf } from './leaf';

/** Shown where a list would be when there is nothing yet: a resting figure, what this is, and one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return <State pose="bala" title={title} text={children} action={action} />;
}

/** Shown where something failed to load: downward dog, the message, and a way to try again. */
export function ErrorState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return <State pose="adho" title={title} text={children} action={action} />;
}

function State({
  pose,
  title,
  text,
  action,
}: {
  pose: 'bala' | 'adho';
  title: string;
  text: ReactNode;
  action: ReactNode;
}) {
  return (
    <Leaf className="grid justify-items-start gap-1.5">
      <Asana pose={pose} width={132} className="-ml-1.5" />
      <h3 className="font-text text-body font-semibold tracking-normal">{title}</h3>
      {text ? <p className="text-small text-ink-soft">{text}</p> : null}
      {action ? <div className="mt-1.5">{action}</div> : null}
    </Leaf>
  );
}
