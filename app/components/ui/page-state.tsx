import type { ReactNode } from 'react';
import { AsanaDrawing } from '~/components/art/asana';
import { Card } from './card';

interface StateText {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the heading. The default is 2. */
  level?: 2 | 3;
}

/** Shown for an empty list: a drawing, a text and one action. */
export function EmptyState(props: StateText) {
  return <State pose="bala" {...props} />;
}

/** Shown if something could not be loaded: a drawing, the message and a retry link. */
export function ErrorState(props: StateText) {
  return <State pose="adho" {...props} />;
}

function State({ pose, title, children, action, level = 2 }: StateText & { pose: 'bala' | 'adho' }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card className="grid justify-items-start gap-1.5">
      <AsanaDrawing pose={pose} width={132} className={pose === 'bala' ? '-mt-10 -ml-1.5' : '-mt-4 -ml-1.5'} />
      <Heading className="font-text text-body font-semibold tracking-normal">{title}</Heading>
      {children ? <p className="text-small text-ink-soft">{children}</p> : null}
      {action ? <div className="mt-1.5">{action}</div> : null}
    </Card>
  );
}
