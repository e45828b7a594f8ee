import type { SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names';
import { controlClass } from './control-class';
import { Icon } from './icon';

/** A native select whose arrow is drawn like the other icons. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(controlClass, 'appearance-none pr-11', className)} />
      <Icon glyph={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </div>
  );
}
