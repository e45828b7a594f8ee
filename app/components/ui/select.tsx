import type { SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS, DENSE_CONTROL_CLASS } from './control-class';
import { Icon } from './icon';

/** A native select with a custom arrow. With `dense` it has a smaller height. */
export function Select({ dense = false, ...rest }: SelectHTMLAttributes<HTMLSelectElement> & { dense?: boolean }) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={joinClassNames(dense ? DENSE_CONTROL_CLASS : CONTROL_CLASS, 'appearance-none pr-11')}
      />
      <Icon glyph={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </div>
  );
}
